/** The visible stones: an icosphere pushed out to a rounded hull, grained and veined by a shader. */
import * as THREE from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Stone } from './stones';
import { hash32 } from './sway';

const SHARP = 22;

/** How far the rounded stone reaches in a direction; never outside the hull. */
export function radius(stone: Stone, x: number, y: number, z: number): number {
  let sum = 0;
  for (const { normal, far } of stone.planes) {
    const share = (normal[0] * x + normal[1] * y + normal[2] * z) / far;
    if (share > 0) sum += share ** SHARP;
  }
  return sum ** (-1 / SHARP);
}

/** By size: sandstone, granite, basalt, lighter than on paper because the sun is low. */
const TINTS = ['#c9ab83', '#98a3ab', '#66746d'] as const;
const VEINS = ['#f1dfbf', '#e9edec', '#cfd8d2'] as const;

const GRAIN = `
varying vec3 vOwn; uniform float seed; uniform vec3 vein;
float hash3(vec3 p) { p = fract(p * vec3(0.1031, 0.1137, 0.0973)); p += dot(p, p.yzx + 33.33); return fract((p.x + p.y) * p.z); }
float noise3(vec3 p) {
  vec3 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  vec4 low = vec4(hash3(i), hash3(i + vec3(1, 0, 0)), hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)));
  vec4 high = vec4(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)));
  vec4 m = mix(low, high, f.z); vec2 n = mix(m.xz, m.yw, f.x); return mix(n.x, n.y, f.y);
}`;

/** Clouds, speckle and a few pale veins, in the stone's own space so that they turn with it. */
function stoneMaterial(stone: Stone): THREE.MeshStandardMaterial {
  const share = (k: number) => hash32(stone.id, k) / 2 ** 32 - 0.5;
  const material = new THREE.MeshStandardMaterial({ color: new THREE.Color(TINTS[stone.size]).offsetHSL(share(5) * 0.035, share(7) * 0.06, share(6) * 0.09), roughness: 0.74 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.seed = { value: stone.id * 3.7 + 20 };
    shader.uniforms.vein = { value: new THREE.Color(VEINS[stone.size]) };
    shader.vertexShader = shader.vertexShader.replace('#include <common>', '#include <common>\nvarying vec3 vOwn;').replace('#include <begin_vertex>', '#include <begin_vertex>\nvOwn = position;');
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', `#include <common>${GRAIN}`).replace(
      '#include <color_fragment>',
      `
      vec3 p = vOwn + seed;
      float clouds = noise3(p * 3.4) * 0.55 + noise3(p * 9.0) * 0.3, speck = noise3(p * 48.0);
      diffuseColor.rgb *= 0.72 + 0.52 * clouds + 0.2 * (speck - 0.5);
      float wave = noise3(p * 1.7 + 5.0) + 0.16 * noise3(p * 8.0) - 0.58;
      float lines = smoothstep(0.022, 0.004, abs(wave)) * smoothstep(0.35, 0.6, noise3(p * 1.3 + 11.0));
      diffuseColor.rgb = mix(diffuseColor.rgb, vein, lines * 0.7);`,
    );
  };
  return material;
}

/** One round of points for all stones, each point once, so that worn edges get one normal. */
let round: THREE.BufferGeometry | null = null;
function sphere(): THREE.BufferGeometry {
  if (!round) {
    const whole = new THREE.IcosahedronGeometry(1, 14);
    whole.deleteAttribute('uv');
    whole.deleteAttribute('normal');
    round = mergeVertices(whole, 1e-4);
  }
  return round.clone();
}

export function stoneMesh(stone: Stone): THREE.Mesh<THREE.BufferGeometry, THREE.MeshStandardMaterial> {
  const geometry = sphere();
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i++) {
    const [x, y, z] = [place.getX(i), place.getY(i), place.getZ(i)];
    const r = radius(stone, x, y, z);
    place.setXYZ(i, x * r, y * r, z * r);
  }
  geometry.computeVertexNormals();
  const mesh = new THREE.Mesh(geometry, stoneMaterial(stone));
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.userData.stone = stone.id;
  return mesh;
}
