/** The table in three dimensions: light, camera, stones, and what is touched. Loaded only when it is wanted. */
import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { nextFrame } from '../../lib/frames';
import { Aids, type Held } from './aids';
import { inRiver } from './bed';
import { landscape, water } from './ground';
import { stoneMesh } from './mesh';
import { Motion } from './motion';
import { DOTS, Pace, SHADOWLESS } from './pace';
import { label, marker, markerPlace, tokens } from './pieces';
import { BASE_HEIGHT, BASES, reachOf, STONES } from './stones';
import type { Laid } from './stacks';
import type { Point, Pose } from './turns';
import type { Spot } from './grip';
import type { View } from './view';

export type Look = 'around' | 'top' | 'stack' | 'fall';

/** Askew, so that the river runs across the picture and no stack hides another. */
const OVERVIEW = [5.6, -8.1, 6.1] as const;

export class StackScene {
  readonly motion = new Motion();
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.PerspectiveCamera(38, 1, 0.1, 90);
  private readonly controls: OrbitControls;
  private readonly stones = STONES.map(stoneMesh);
  private readonly stream = water();
  private readonly marker = marker();
  private readonly aids = new Aids();
  private readonly sun = new THREE.DirectionalLight('#ffdfb8', 3);
  private beside = new THREE.Group();
  private held: Held | null = null;
  private lit = new Set<number>();
  private goal: { eye: THREE.Vector3; target: THREE.Vector3 } | null = null;
  private unframe: () => void;
  private readonly pace = new Pace();
  private drawn = 0;
  private fresh = false;
  private before = 0;
  private stacks: Laid[][] = [];
  private looked: Look = 'around';
  /** Somebody turned the camera by hand: it stays where it is until another look is chosen. */
  private turned = false;
  private tallest = 0;

  /** `hopeless`: even with the fewest dots it is too slow to play with. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly still: () => boolean,
    private readonly hopeless: () => void = () => {},
  ) {
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true, powerPreference: 'high-performance' });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.02;
    this.camera.up.set(0, 0, 1);
    this.camera.position.set(...OVERVIEW);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.target.set(0, 0, 0.7);
    this.controls.maxPolarAngle = 1.47;
    this.controls.addEventListener('start', () => (this.turned = true));
    this.controls.minDistance = 2;
    this.controls.maxDistance = 17;
    this.controls.enableDamping = true;
    this.controls.addEventListener('start', () => (this.goal = null));
    this.build();
    this.unframe = nextFrame((now) => this.run(now));
  }

  private build(): void {
    this.light(false);
    const { sun } = this;
    sun.position.set(-7, -3.2, 5.2);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    Object.assign(sun.shadow.camera, { left: -8, right: 8, top: 8, bottom: -8, near: 0.5, far: 24 });
    sun.shadow.radius = 5;
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.02;
    this.scene.add(
      sun,
      new THREE.HemisphereLight('#cfe3ee', '#a08a68', 1.75),
      landscape(),
      this.stream.mesh,
      this.marker,
      this.aids.group,
      this.beside,
      ...BASES.map((_, stack) => label(stack)),
      ...this.stones,
    );
  }
  /** A warm haze far off; at night the same table at dusk. */
  light(dark: boolean): void {
    const haze = new THREE.Color(dark ? '#26343c' : '#dfe6e2');
    this.scene.background = haze;
    this.scene.fog = new THREE.Fog(haze, 13, 25);
    this.sun.intensity = dark ? 1.9 : 3;
  }

  show(view: View, stacks: Laid[][], seats: number): void {
    this.stacks = stacks;
    const top = Math.max(0, ...stacks.flat().map((it) => it.pose.at[2]));
    const grown = Math.abs(top - this.tallest) > 0.3;
    this.tallest = top;
    if (grown && this.looked === 'around' && !this.turned) this.look('around', 0);
    const poses = new Map<number, Pose>(STONES.map((it) => [it.id, inRiver(it.id)]));
    for (const it of stacks.flat()) poses.set(it.stone, it.pose);
    if (view.held >= 0 && this.held) poses.set(view.held, this.held.pose);
    this.motion.show(poses, performance.now() / 1000, this.still());
    this.marker.position.copy(markerPlace(view.marker));
    this.marker.visible = view.marker >= 0;
    this.scene.remove(this.beside);
    this.beside = tokens(view, seats);
    this.scene.add(this.beside);
    this.touch();
  }
  hold(held: Held | null): void {
    this.held = held;
    this.touch();
  }
  /** Stones that can be taken, and those that something happened to. */
  mark(stones: number[], fresh: number[]): void {
    this.lit = new Set(stones);
    this.stones.forEach((mesh, id) => mesh.material.emissive.set(this.lit.has(id) ? '#0d3f52' : fresh.includes(id) ? '#4d3300' : '#000000'));
    this.touch();
  }
  look(at: Look, stack: number): void {
    const [x, y] = BASES[Math.max(0, stack)]!;
    const top = (this.stacks[stack]?.at(-1)?.pose.at[2] ?? BASE_HEIGHT) + 0.3;
    const away = Math.min(1.6, Math.max(1, 1.35 / this.camera.aspect));
    [this.looked, this.turned] = [at, false];
    // From all round the tallest stack is in the picture too.
    const over = Math.max(0, this.tallest - 2.6);
    if (this.scene.fog instanceof THREE.Fog) [this.scene.fog.near, this.scene.fog.far] = [13 * away, 25 * away];
    if (at === 'top') this.goal = { target: new THREE.Vector3(x, y, top), eye: new THREE.Vector3(x, y - 0.02, top + 4.4) };
    else if (at === 'fall') this.follow();
    else if (at === 'stack') {
      // A large stone hangs high: all of it is in the picture, with the stack below it.
      const rise = this.held ? Math.max(0, this.held.pose.at[2] + reachOf(this.held.stone) - top - 1) : 0;
      this.goal = { target: new THREE.Vector3(x, y, top + 0.5 * rise), eye: new THREE.Vector3(x * 1.05 + 0.9, y - 4.4 * away - 1.3 * rise, top + 1.9 + 0.5 * rise) };
    } else this.goal = { target: new THREE.Vector3(0, 0, 0.7 + 0.38 * over), eye: new THREE.Vector3(...OVERVIEW).multiplyScalar(away * (1 + 0.06 * over)) };
    if (this.still()) this.glide(1);
  }
  /** The eye stays with the stones on their way: all of them in the picture, from the stack's height down to the board. */
  private follow(): void {
    const falling = this.motion.falling;
    if (!falling.length || this.turned) return;
    const middle = (axis: 0 | 1 | 2) => (Math.min(...falling.map((it) => it.at[axis])) + Math.max(...falling.map((it) => it.at[axis]))) / 2;
    const [x, y, z] = [middle(0), middle(1), middle(2)];
    const wide = Math.max(1.4, ...falling.map((it) => Math.hypot(it.at[0] - x, it.at[1] - y, it.at[2] - z) + 0.7));
    const away = wide * 2.4 * Math.max(1, 1 / this.camera.aspect);
    const side = Math.hypot(x, y) > 0.3 ? [x, y] : [1, -1];
    const flat = Math.hypot(side[0]!, side[1]!);
    // From outside the ring, a little from the front, so that the river is behind it.
    const eye = [(side[0]! / flat) * 0.55 + 0.25, (side[1]! / flat) * 0.35 - 0.85];
    const length = Math.hypot(eye[0]!, eye[1]!);
    this.goal = { target: new THREE.Vector3(x, y, z), eye: new THREE.Vector3(x + (eye[0]! / length) * away, y + (eye[1]! / length) * away, z + 0.45 * away) };
  }
  private glide(share: number): void {
    if (!this.goal) return;
    this.camera.position.lerp(this.goal.eye, share);
    this.controls.target.lerp(this.goal.target, share);
    if (this.camera.position.distanceTo(this.goal.eye) < 0.01) this.goal = null;
    this.touch();
  }
  private rayAt({ x, y }: Spot): THREE.Raycaster {
    const box = this.canvas.getBoundingClientRect();
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2), this.camera);
    return ray;
  }
  /** The stone under a point of the page. */
  stoneAt(x: number, y: number): number | null {
    return (this.rayAt({ x, y }).intersectObjects(this.stones)[0]?.object.userData.stone as number | undefined) ?? null;
  }
  /** Where a world point is on the page. */
  private onPage(at: readonly [number, number, number]): Spot {
    const box = this.canvas.getBoundingClientRect();
    const p = new THREE.Vector3(...at).project(this.camera);
    return { x: box.left + ((p.x + 1) / 2) * box.width, y: box.top + ((1 - p.y) / 2) * box.height };
  }
  /** Whether a finger there is on the stone in the hand: on it, or as near as a thumb is wide. */
  grabs(at: Spot): boolean {
    if (!this.held?.own) return false;
    const middle = this.onPage(this.held.pose.at);
    if (Math.hypot(at.x - middle.x, at.y - middle.y) < 64) return true;
    return this.rayAt(at).intersectObject(this.stones[this.held.stone]!).length > 0;
  }
  /** The way over the table, at the stone's height, that a finger goes between two points of the page. */
  way(from: Spot, to: Spot): Point {
    const level = new THREE.Plane(new THREE.Vector3(0, 0, 1), -(this.held?.pose.at[2] ?? 1));
    const [a, b] = [from, to].map((it) => this.rayAt(it).ray.intersectPlane(level, new THREE.Vector3()));
    return a && b ? [b.x - a.x, b.y - a.y] : [0, 0];
  }
  /** While the stone is in somebody's fingers the camera stays. */
  set steady(on: boolean) {
    this.controls.enabled = !on;
    if (on) this.goal = null;
  }
  /** Something changed: the next frame is drawn with fresh shadows. */
  touch(): void {
    this.drawn = 0;
  }
  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.canvas;
    if (!w || !h) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, DOTS[this.pace.level]!));
    this.renderer.setSize(w, h, false);
    this.camera.aspect = w / h;
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera); // another size empties the canvas
    this.touch();
  }

  private run(now: number): void {
    this.unframe = nextFrame((next) => this.run(next));
    const seconds = now / 1000;
    if (document.hidden) return this.motion.run(seconds); // nobody looks, but what falls comes to rest
    if (this.pace.frame(now, this.fresh)) this.lessen();
    this.fresh = false;
    const moved = this.motion.moving || this.drawn === 0;
    this.motion.run(seconds);
    if (this.looked === 'fall') this.follow();
    this.glide(1 - Math.exp(-7 * Math.min(0.5, seconds - this.before)));
    this.before = seconds;
    const turned = this.controls.update();
    this.camera.updateMatrixWorld();
    // Water alone is drawn seldom where drawing is slow, and not at all where motion is unwanted.
    if (!moved && !turned && (this.still() || seconds - this.drawn < (this.pace.level > 1 ? 0.5 : 0.033))) return;
    this.place();
    if (!this.still()) this.stream.move(seconds % 1000);
    if (moved) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, this.camera);
    this.drawn = seconds;
    this.canvas.dataset.ready = '';
    this.fresh = true;
  }
  /** Frames come too slowly: fewer dots, then no shadows, then the plain view is offered. */
  private lessen(): void {
    this.canvas.dataset.level = String(this.pace.level);
    if (this.pace.hopeless) return this.hopeless();
    this.sun.castShadow = this.pace.level < SHADOWLESS;
    this.resize();
  }
  private place(): void {
    for (const [id, { at, turn }] of this.motion.now) {
      this.stones[id]!.position.set(...at);
      this.stones[id]!.quaternion.set(turn[1], turn[2], turn[3], turn[0]);
    }
    this.aids.show(this.motion.moving ? null : this.held?.own ? this.held : null);
    if (!this.held || this.motion.moving) return;
    const { stone, pose } = this.held;
    this.stones[stone]!.position.set(...pose.at);
    this.stones[stone]!.quaternion.set(pose.turn[1], pose.turn[2], pose.turn[3], pose.turn[0]);
    this.motion.now.set(stone, pose);
    const { x, y } = this.onPage(pose.at);
    if (this.goal)
      delete this.canvas.dataset.held; // the camera is on its way to it
    else this.canvas.dataset.held = `${Math.round(x)},${Math.round(y)}`;
  }
  dispose(): void {
    this.unframe();
    this.controls.dispose();
    this.scene.traverse((it) => {
      if (!(it instanceof THREE.Mesh)) return;
      (it.geometry as THREE.BufferGeometry).dispose();
      (it.material as THREE.Material).dispose();
    });
    this.renderer.dispose();
  }
}
