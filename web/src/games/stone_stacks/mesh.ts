/** The visible stones: an icosphere pushed out to a rounded hull, coloured by size with veins of its own. */
import * as THREE from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { COLOURS, type Stone } from './stones';
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

/** Smooth noise in space, -1 to 1, the same for everyone. */
function noise(x: number, y: number, z: number, seed: number): number {
  const at = [Math.floor(x), Math.floor(y), Math.floor(z)] as const;
  const part = [x - at[0], y - at[1], z - at[2]].map((f) => f * f * (3 - 2 * f));
  let total = 0;
  for (let i = 0; i < 8; i++) {
    const bit = [i & 1, (i >> 1) & 1, i >> 2];
    const value = hash32(seed, ((at[0] + bit[0]! + 64) * 131 + (at[1] + bit[1]! + 64)) * 137 + at[2] + bit[2]! + 64) / 2 ** 31 - 1;
    total += value * bit.reduce((w, b, k) => w * (b ? part[k]! : 1 - part[k]!), 1);
  }
  return total;
}

/** Speckle and a pale vein across a point of a stone. */
function tint(stone: Stone, x: number, y: number, z: number, base: THREE.Color, into: THREE.Color): void {
  const seed = stone.id + 1;
  const cloud = noise(x * 4, y * 4, z * 4, seed) * 0.5 + noise(x * 11, y * 11, z * 11, seed + 50) * 0.3 + noise(x * 26, y * 26, z * 26, seed + 90) * 0.25;
  const wave = noise(x * 2.4 + 3, y * 2.4, z * 2.4, seed + 7) + 0.25 * noise(x * 8, y * 8, z * 8, seed + 9);
  const vein = Math.max(0, 1 - Math.abs(wave) * 22) * (stone.size === 0 ? 0.3 : 0.6);
  into.copy(base).multiplyScalar(1 + 0.32 * cloud);
  into.lerp(new THREE.Color(stone.size === 0 ? '#f3dcb4' : '#dfe4e2'), vein);
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
  const colours = new Float32Array(place.count * 3);
  const base = new THREE.Color(COLOURS[stone.size]).offsetHSL((hash32(stone.id, 5) / 2 ** 32 - 0.5) * 0.03, 0, (hash32(stone.id, 6) / 2 ** 32 - 0.5) * 0.07);
  const colour = new THREE.Color();
  for (let i = 0; i < place.count; i++) {
    const [x, y, z] = [place.getX(i), place.getY(i), place.getZ(i)];
    const r = radius(stone, x, y, z);
    place.setXYZ(i, x * r, y * r, z * r);
    tint(stone, x * r, y * r, z * r, base, colour);
    colours.set([colour.r, colour.g, colour.b], i * 3);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  const mesh = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.72, metalness: 0.02 }));
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.userData.stone = stone.id;
  return mesh;
}
