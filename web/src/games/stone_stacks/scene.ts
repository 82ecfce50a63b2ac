/** The table in three dimensions: light, camera, stones, and what is touched. Loaded only when it is wanted. */
import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { inRiver } from './bed';
import { landscape, water } from './ground';
import { stoneMesh } from './mesh';
import { Motion } from './motion';
import { label, marker, markerPlace, tokens } from './pieces';
import { BASE_HEIGHT, BASES, STONES } from './stones';
import type { Laid, View } from './stacks';
import type { Pose } from './turns';

export type Look = 'around' | 'top' | 'stack';
export interface Held { stone: number; pose: Pose; breath: number; own: boolean; ring: boolean; plumb: number | null }

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
  private readonly ring = new THREE.Mesh(new THREE.TorusGeometry(1, 0.02, 8, 48), new THREE.MeshBasicMaterial({ color: '#ffffff', transparent: true, opacity: 0.85 }));
  private readonly plumb = new THREE.Line(new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(0, 0, 0), new THREE.Vector3(0, 0, -1)]), new THREE.LineDashedMaterial({ color: '#e05a3a', dashSize: 0.06, gapSize: 0.04 }));
  private readonly sun = new THREE.DirectionalLight('#ffdfb8', 3);
  private beside = new THREE.Group();
  private held: Held | null = null;
  private lit = new Set<number>();
  private goal: { eye: THREE.Vector3; target: THREE.Vector3 } | null = null;
  private frame = 0;
  private slow = false;
  private lags: number[] = [];
  private drawn = 0;
  private before = 0;
  private stacks: Laid[][] = [];
  private looked: Look = 'around';
  /** Somebody turned the camera by hand: it stays where it is until another look is chosen. */
  private turned = false;
  private tallest = 0;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly still: () => boolean) {
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
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
    this.frame = requestAnimationFrame((now) => this.run(now));
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
    this.ring.visible = this.plumb.visible = false;
    this.plumb.computeLineDistances();
    this.scene.add(sun, new THREE.HemisphereLight('#cfe3ee', '#a08a68', 1.75), landscape(), this.stream.mesh, this.marker, this.ring, this.plumb, this.beside, ...BASES.map((_, stack) => label(stack)), ...this.stones);
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
    this.ring.visible = held?.ring ?? false;
    this.plumb.visible = held?.plumb != null;
    this.touch();
  }
  mark(stones: number[]): void {
    this.lit = new Set(stones);
    this.stones.forEach((mesh, id) => mesh.material.emissive.set(this.lit.has(id) ? '#0d3f52' : '#000000'));
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
    else if (at === 'stack') this.goal = { target: new THREE.Vector3(x, y, top), eye: new THREE.Vector3(x * 1.05 + 0.9, y - 4.4 * away, top + 1.9) };
    else this.goal = { target: new THREE.Vector3(0, 0, 0.7 + 0.38 * over), eye: new THREE.Vector3(...OVERVIEW).multiplyScalar(away * (1 + 0.06 * over)) };
    if (this.still()) this.glide(1);
  }
  private glide(share: number): void {
    if (!this.goal) return;
    this.camera.position.lerp(this.goal.eye, share);
    this.controls.target.lerp(this.goal.target, share);
    if (this.camera.position.distanceTo(this.goal.eye) < 0.01) this.goal = null;
    this.touch();
  }
  /** The stone under a point of the page. */
  stoneAt(x: number, y: number): number | null {
    const box = this.canvas.getBoundingClientRect();
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2), this.camera);
    return (ray.intersectObjects(this.stones)[0]?.object.userData.stone as number | undefined) ?? null;
  }
  /** Something changed: the next frame is drawn with fresh shadows. */
  touch(): void {
    this.drawn = 0;
  }
  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.canvas;
    if (!w || !h) return;
    this.renderer.setPixelRatio(this.slow ? 0.7 : Math.min(2, devicePixelRatio));
    this.renderer.setSize(w, h, false);
    this.camera.aspect = w / h;
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera); // another size empties the canvas
    this.touch();
  }

  private run(now: number): void {
    this.frame = requestAnimationFrame((next) => this.run(next));
    const seconds = now / 1000;
    const moved = this.motion.moving || this.drawn === 0;
    this.motion.run(seconds);
    this.glide(1 - Math.exp(-7 * Math.min(0.5, seconds - this.before)));
    this.before = seconds;
    const turned = this.controls.update();
    // Water alone is drawn seldom where drawing is slow, and not at all where motion is unwanted.
    if (!moved && !turned && (this.still() || seconds - this.drawn < (this.slow ? 0.5 : 0.033))) return;
    this.place();
    if (!this.still()) this.stream.move(seconds % 1000);
    if (moved) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, this.camera);
    this.drawn = seconds;
    this.canvas.dataset.ready = '';
    this.pace(performance.now() - now);
  }
  /** Software drawing is noticed after a few frames: then fewer dots. */
  private pace(lag: number): void {
    if (this.slow || this.lags.length > 40) return;
    this.lags.push(lag);
    if (this.lags.length === 8 && this.lags.slice(3).every((it) => it > 45)) {
      this.slow = true;
      this.resize();
    }
  }
  private place(): void {
    for (const [id, { at, turn }] of this.motion.now) {
      this.stones[id]!.position.set(...at);
      this.stones[id]!.quaternion.set(turn[1], turn[2], turn[3], turn[0]);
    }
    if (!this.held || this.motion.moving) return;
    const { stone, pose, breath } = this.held;
    this.stones[stone]!.position.set(...pose.at);
    this.stones[stone]!.quaternion.set(pose.turn[1], pose.turn[2], pose.turn[3], pose.turn[0]);
    this.motion.now.set(stone, pose);
    this.ring.position.set(...pose.at);
    this.plumb.position.set(...pose.at);
    if (this.held.plumb !== null) this.plumb.scale.z = Math.max(0.01, pose.at[2] - this.held.plumb);
    this.ring.scale.setScalar(0.5 + 0.75 * breath);
    this.ring.material.color.set(breath < 0.32 ? '#5be27a' : '#ffffff');
  }
  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.controls.dispose();
    this.scene.traverse((it) => {
      if (!(it instanceof THREE.Mesh)) return;
      (it.geometry as THREE.BufferGeometry).dispose();
      (it.material as THREE.Material).dispose();
    });
    this.renderer.dispose();
  }
}
