/** Help for aiming, drawn in the scene: the ring of the calm round the stone itself, the plumb line from the centre of its weight,
 * its shadow on what lies below, and the patch where it would rest. */
import * as THREE from 'three';
import { STONES } from './stones';
import type { Point, Pose } from './turns';

/** The stone in the hand, and what helps to see where it will come down; null: that help is not given. */
export interface Held {
  stone: number;
  pose: Pose;
  breath: number;
  own: boolean;
  ring: boolean;
  /** How far down it hangs: 1 as taken up, 0 just above the stack. */
  height: number;
  plumb: number | null;
  shadow: readonly Point[] | null;
  contact: readonly Point[] | null;
  /** Whether the stack would balance. */
  safe: boolean;
}

const CALM = '#5be27a';
const SAFE = '#58d67b';
const UNSAFE = '#f0633f';
const REACH = [0.42, 0.58, 0.74];

function flat(colour: string, opacity: number, order: number): THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial> {
  const mesh = new THREE.Mesh(
    new THREE.BufferGeometry(),
    new THREE.MeshBasicMaterial({ color: colour, transparent: true, opacity, depthTest: false, depthWrite: false, side: THREE.DoubleSide, fog: false }),
  );
  mesh.renderOrder = order;
  return mesh;
}

/** A convex outline as triangles from its first corner. */
function filled(mesh: THREE.Mesh, points: readonly Point[], z: number): void {
  const corners: number[] = [];
  for (let i = 1; i + 1 < points.length; i++) for (const p of [points[0]!, points[i]!, points[i + 1]!]) corners.push(p[0], p[1], z);
  (mesh.geometry as THREE.BufferGeometry).setAttribute('position', new THREE.Float32BufferAttribute(corners, 3));
  mesh.visible = corners.length > 0;
}

export class Aids {
  readonly group = new THREE.Group();
  private readonly ring = new THREE.Mesh(new THREE.TorusGeometry(1, 0.022, 8, 64), new THREE.MeshBasicMaterial({ color: '#ffffff', transparent: true, opacity: 0.9, fog: false }));
  private readonly target = new THREE.Mesh(new THREE.TorusGeometry(1, 0.01, 8, 64), new THREE.MeshBasicMaterial({ color: CALM, transparent: true, opacity: 0.75, fog: false }));
  private readonly plumb = new THREE.Line(
    new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(0, 0, 0), new THREE.Vector3(0, 0, -1)]),
    new THREE.LineDashedMaterial({ color: '#e05a3a', dashSize: 0.06, gapSize: 0.04, depthTest: false }),
  );
  private readonly bob = new THREE.Mesh(new THREE.SphereGeometry(0.035, 16, 12), new THREE.MeshBasicMaterial({ color: '#e05a3a', depthTest: false }));
  private readonly shadow = flat('#101a1e', 0.26, 1);
  private readonly patch = flat(SAFE, 0.6, 2);

  constructor() {
    this.plumb.computeLineDistances();
    this.plumb.renderOrder = 3;
    this.bob.renderOrder = 4;
    this.group.add(this.ring, this.target, this.plumb, this.bob, this.shadow, this.patch);
    this.show(null);
  }
  show(held: Held | null): void {
    this.group.visible = held !== null;
    if (!held) return;
    const { stone, pose, breath } = held;
    const reach = REACH[STONES[stone]!.size]!;
    this.ring.visible = this.target.visible = held.ring;
    this.ring.position.set(...pose.at);
    this.target.position.set(...pose.at);
    this.target.scale.setScalar(reach);
    this.ring.scale.setScalar(reach * (0.8 + breath));
    this.ring.material.color.set(breath < 0.32 ? CALM : '#ffffff');
    this.plumb.visible = this.bob.visible = held.plumb !== null;
    if (held.plumb !== null) {
      this.plumb.position.set(...pose.at);
      this.plumb.scale.z = Math.max(0.01, pose.at[2] - held.plumb);
      this.bob.position.set(pose.at[0], pose.at[1], held.plumb);
    }
    const floor = held.plumb ?? pose.at[2] - held.height;
    filled(this.shadow, held.shadow ?? [], floor);
    filled(this.patch, held.contact ?? [], floor + 0.004);
    this.patch.material.color.set(held.safe ? SAFE : UNSAFE);
  }
}
