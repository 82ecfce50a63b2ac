/** Marker and tokens beside the stacks. A seat's token has the outline of its sign, so colour is never alone. */
import * as THREE from 'three';
import { seatOf } from '../../lib/seats';
import { BASES } from './stones';
import type { View } from './view';

const SIDES: Record<string, number> = { circle: 32, triangle: 3, square: 4, diamond: 4, cross: 8, hexagon: 6 };

/** Away from the river's middle, beside a base. */
function beside(stack: number, along: number, out = 1.28): [number, number] {
  const [x, y] = BASES[stack]!;
  const length = Math.hypot(x, y);
  const [nx, ny] = [x / length, y / length];
  return [x + nx * out - ny * along, y + ny * out + nx * along];
}

export function marker(): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.ConeGeometry(0.16, 0.5, 32).rotateX(Math.PI / 2), new THREE.MeshStandardMaterial({ color: '#c8321f', roughness: 0.4 }));
  mesh.castShadow = true;
  return mesh;
}

export function markerPlace(stack: number): THREE.Vector3 {
  const [x, y] = beside(Math.max(0, stack), -0.85, 0.95);
  return new THREE.Vector3(x, y, 0.25);
}

/** The number of a stack, beside its base and always facing the eye. */
export function label(stack: number): THREE.Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 96;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'rgb(31 42 48 / 0.78)';
  pen.beginPath();
  pen.arc(48, 48, 44, 0, 7);
  pen.fill();
  pen.fillStyle = '#fff';
  pen.font = '700 58px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(stack + 1), 48, 52);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map, toneMapped: false, fog: false }));
  const [x, y] = beside(stack, 0.85, 0.95);
  sprite.position.set(x, y, 0.24);
  sprite.scale.setScalar(0.42);
  return sprite;
}

function token(seat: number): THREE.Mesh {
  const { colour, sign } = seatOf(seat);
  const shape = new THREE.CylinderGeometry(0.15, 0.16, 0.055, SIDES[sign] ?? 32).rotateX(Math.PI / 2);
  const mesh = new THREE.Mesh(shape, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.45 }));
  mesh.rotation.z = sign === 'square' ? Math.PI / 4 : 0;
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** All tokens beside the stacks, in small piles of five. */
export function tokens(view: View, seats: number): THREE.Group {
  const group = new THREE.Group();
  for (let stack = 0; stack < BASES.length; stack++)
    for (let seat = 0; seat < seats; seat++)
      for (let i = 0; i < view.beside[stack]![seat]!; i++) {
        const mesh = token(seat);
        const [x, y] = beside(stack, (seat - (seats - 1) / 2) * 0.38, 1.18 + 0.36 * Math.floor(i / 5));
        mesh.position.set(x, y, 0.03 + 0.058 * (i % 5));
        group.add(mesh);
      }
  return group;
}
