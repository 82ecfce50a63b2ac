/** Sand, river and base stones: one ground drawn by a shader, and water that moves over it. */
import * as THREE from 'three';
import { BASE_HEIGHT, BASE_RADIUS, BASES } from './stones';

const NOISE = `
float hash(vec2 p) { p = fract(p * vec2(233.34, 851.73)); p += dot(p, p + 23.45); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float cloud(vec2 p) { return 0.5 * noise(p) + 0.27 * noise(p * 2.3) + 0.15 * noise(p * 5.1) + 0.08 * noise(p * 11.7); }
float shore(vec2 p) {
  float middle = 0.35 * sin(p.y * 0.55) + 0.12 * sin(p.y * 1.7);
  float wide = 1.75 + 1.15 * smoothstep(3.2, 5.6, abs(p.y)) - 1.0 * smoothstep(6.5, 12.0, abs(p.y)) + 0.5 * (cloud(p * 0.7) - 0.5);
  return abs(p.x - middle) - wide;
}`;

function ground(): THREE.Mesh {
  const material = new THREE.MeshStandardMaterial({ roughness: 0.96 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position.xy;');
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', `#include <common>\nvarying vec2 vPlace;${NOISE}`).replace(
      '#include <color_fragment>',
      `
      float far = shore(vPlace);
      float grain = cloud(vPlace * 2.2), fine = noise(vPlace * 42.0), ripple = sin(vPlace.x * 9.0 + 5.0 * cloud(vPlace * 1.3));
      vec3 sand = mix(vec3(0.62, 0.49, 0.32), vec3(0.83, 0.72, 0.53), grain) * (0.88 + 0.2 * fine) + 0.018 * ripple;
      vec2 cell = floor(vPlace * 3.1); vec2 off = fract(vPlace * 3.1) - 0.3 - 0.4 * vec2(hash(cell), hash(cell + 7.7));
      float pebble = smoothstep(0.13 * hash(cell + 3.1), 0.0, length(off)) * step(0.62, hash(cell + 1.3));
      sand = mix(sand, mix(vec3(0.33, 0.34, 0.33), vec3(0.62, 0.52, 0.4), hash(cell + 5.0)), pebble * 0.8);
      vec3 moss = vec3(0.27, 0.33, 0.14) * (0.7 + 0.6 * fine);
      sand = mix(sand, moss, smoothstep(0.5, 0.72, cloud(vPlace * 0.55 + 9.0)) * smoothstep(1.2, 4.0, far) * 0.75);
      float wet = smoothstep(0.34, 0.0, far);
      vec3 bed = mix(vec3(0.2, 0.22, 0.19), vec3(0.36, 0.31, 0.22), cloud(vPlace * 3.3));
      diffuseColor.rgb = mix(mix(sand, sand * 0.55, wet), bed, smoothstep(0.02, -0.5, far));`,
    );
  };
  const mesh = new THREE.Mesh(new THREE.CircleGeometry(26, 96), material);
  mesh.receiveShadow = true;
  return mesh;
}

/** Thin water: ripples run down the stream, foam gathers at the edge and round the bases. */
export function water(): { mesh: THREE.Mesh; move(seconds: number): void } {
  const time = { value: 0 };
  const material = new THREE.MeshStandardMaterial({ color: '#2f8296', roughness: 0.12, metalness: 0.05, transparent: true, opacity: 1, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.time = time;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position.xy;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec2 vPlace; uniform float time;${NOISE}
      float waves(vec2 p) { return cloud(p * vec2(1.9, 0.8) + vec2(0.1 * sin(time * 0.3), time * 0.5)) + 0.5 * cloud(p * vec2(4.4, 1.7) + vec2(0.0, time * 0.9)); }`,
      )
      .replace(
        '#include <normal_fragment_begin>',
        `#include <normal_fragment_begin>
      float w0 = waves(vPlace);
      vec3 tip = normalize(vec3(w0 - waves(vPlace + vec2(0.04, 0.0)), w0 - waves(vPlace + vec2(0.0, 0.04)), 0.16));
      normal = normalize((viewMatrix * vec4(tip, 0.0)).xyz);`,
      )
      .replace(
        '#include <color_fragment>',
        `
      float far = shore(vPlace);
      float deep = smoothstep(0.0, -1.2, far);
      diffuseColor.rgb = mix(vec3(0.30, 0.56, 0.55), vec3(0.045, 0.23, 0.31), deep);
      float streak = smoothstep(0.62, 0.78, cloud(vPlace * vec2(3.2, 0.7) + vec2(0.0, time * 0.7)));
      float line = smoothstep(0.10, 0.0, abs(far + 0.07 + 0.05 * sin(time * 0.8 + vPlace.y * 2.0)));
      float foam = max(streak * 0.34, line * (0.35 + 0.45 * noise(vPlace * 14.0 + vec2(0.0, time))));
      diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.86, 0.93, 0.93), foam);
      diffuseColor.a = smoothstep(0.03, -0.08, far) * (0.5 + 0.34 * deep + 0.3 * foam);`,
      );
  };
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(11, 50), material);
  mesh.position.z = 0.05;
  mesh.receiveShadow = true;
  return { mesh, move: (seconds) => (time.value = seconds) };
}

function base(x: number, y: number): THREE.Mesh {
  const r = BASE_RADIUS;
  const profile = [
    [0, 0],
    [r, 0],
    [r + 0.01, 0.06],
    [r, 0.17],
    [r - 0.03, 0.225],
    [r - 0.08, BASE_HEIGHT],
    [0, BASE_HEIGHT],
  ].map(([a, b]) => new THREE.Vector2(a, b));
  const mesh = new THREE.Mesh(new THREE.LatheGeometry(profile, 64).rotateX(Math.PI / 2), new THREE.MeshStandardMaterial({ color: '#e9e3d6', roughness: 0.8 }));
  mesh.position.set(x, y, 0);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

export function landscape(): THREE.Group {
  const group = new THREE.Group();
  group.add(ground(), ...BASES.map(([x, y]) => base(x, y)));
  return group;
}
