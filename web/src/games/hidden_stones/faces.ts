/** The eight faces: letter of the rules, hue, the stone's own outline, and the sign cut into it. Drawn in a 100 x 100 box. */
export interface Face {
  letter: string;
  name: string;
  light: string;
  stone: string;
  deep: string;
  cut: string;
  /** Superellipse power and three ripples (waves, height, phase): they make an outline one can tell by touch. */
  shape: { power: number; wide: number; tall: number; ripples: [number, number, number][] };
  sign: string;
}

const ray = (angle: number): string => {
  const point = (radius: number, turn: number) => {
    const a = ((angle + turn) * Math.PI) / 180;
    return `${(50 + radius * Math.cos(a)).toFixed(1)} ${(50 + radius * Math.sin(a)).toFixed(1)}`;
  };
  return `M${point(20, -13)}L${point(33, 0)}L${point(20, 13)}Z`;
};

const SUN = `M50 35.5a14.5 14.5 0 1 1 0 29a14.5 14.5 0 1 1 0-29Z${[0, 45, 90, 135, 180, 225, 270, 315].map(ray).join('')}`;
const MOON = 'M60 21A31 31 0 1 0 77 66A25 25 0 1 1 60 21Z';
const FISH = 'M17 51C28 32 50 28 66 45L82 33C79 45 79 57 82 69L66 57C50 73 28 70 17 51ZM33 44a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2ZM46 40C50 47 50 55 46 62L49 62C54 55 54 47 49 40Z';
const BIRD =
  'M14 47L25 41C28 35 36 33 41 38L46 43C46 33 51 24 62 17C67 29 67 38 63 46L85 43L73 54L82 62C69 66 62 66 55 66L49 78L45 78L47 66C34 65 26 58 25 47ZM32.5 40a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z';
const HORSE =
  'M31 81C31 68 36 60 45 53C39 56 34 60 28 62C23 60 21 56 21 51C26 46 31 38 36 31L37 19L45 26C63 26 77 43 77 64C77 71 76 77 75 81ZM41 36a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM56 31C64 39 68 50 68 64L70.5 64C70.5 50 66 39 58.5 32Z';
const SHIP = 'M17 60L83 60C79 73 72 79 63 79L37 79C28 79 21 73 17 60ZM47.5 18L51 18L51 57L47.5 57ZM54 21C69 29 76 42 76 56L54 56ZM44.5 30C36 38 29 47 27 56L44.5 56Z';
const SEED = 'M50 16C69 32 75 50 69 65C65 76 58 82 50 83C42 82 35 76 31 65C25 50 31 32 50 16ZM48.5 34C45 48 45 60 48.5 72L51.5 72C55 60 55 48 51.5 34Z';
const TREE = 'M50 14L67 36L60 36L74 55L65 55L80 74L54.5 74L54.5 86L45.5 86L45.5 74L20 74L35 55L26 55L40 36L33 36Z';

const face = (letter: string, name: string, hues: [string, string, string, string], shape: Face['shape'], sign: string): Face => ({
  letter,
  name,
  light: hues[0],
  stone: hues[1],
  deep: hues[2],
  cut: hues[3],
  shape,
  sign,
});

/** In the order of the view's numbers; a face and its back differ in the last bit. */
export const FACES: readonly Face[] = [
  face(
    'S',
    'sun',
    ['#F6DE94', '#E5B93F', '#B98A1B', '#6B4A06'],
    {
      power: 2,
      wide: 46,
      tall: 46,
      ripples: [
        [9, 0.5, 0.4],
        [2, 0.6, 1],
      ],
    },
    SUN,
  ),
  face(
    'M',
    'moon',
    ['#78818C', '#434B55', '#23282F', '#DDE4EA'],
    {
      power: 2.1,
      wide: 45,
      tall: 46.5,
      ripples: [
        [3, 1.6, 0.2],
        [5, 0.6, 2],
      ],
    },
    MOON,
  ),
  face(
    'F',
    'fish',
    ['#F8C58F', '#E28B40', '#B15F1B', '#5F2C05'],
    {
      power: 2.5,
      wide: 47,
      tall: 40.5,
      ripples: [
        [2, 0.8, 0.3],
        [5, 0.8, 0.6],
      ],
    },
    FISH,
  ),
  face(
    'B',
    'bird',
    ['#E8998A', '#BE4B3A', '#8B2B1E', '#FBE3DB'],
    {
      power: 2.2,
      wide: 45,
      tall: 45,
      ripples: [
        [3, 2.6, 1.57],
        [5, 0.7, 0.5],
      ],
    },
    BIRD,
  ),
  face(
    'H',
    'horse',
    ['#BCA7DB', '#846AB0', '#5B4386', '#241341'],
    {
      power: 3.4,
      wide: 43,
      tall: 46,
      ripples: [
        [4, 0.7, 0.9],
        [3, 0.8, 2.4],
      ],
    },
    HORSE,
  ),
  face(
    'T',
    'ship',
    ['#93C3E2', '#3F80B2', '#235A86', '#F1F8FC'],
    {
      power: 2.8,
      wide: 46.5,
      tall: 43,
      ripples: [
        [5, 1.7, 1.57],
        [2, 0.6, 0.2],
      ],
    },
    SHIP,
  ),
  face(
    'D',
    'seed',
    ['#F5F2EA', '#D5D0C4', '#A49E90', '#3D3A33'],
    {
      power: 2.1,
      wide: 40.5,
      tall: 47,
      ripples: [
        [2, 0.7, 1.3],
        [7, 0.5, 0.3],
      ],
    },
    SEED,
  ),
  face(
    'R',
    'tree',
    ['#AECB94', '#6B9352', '#456A31', '#16290B'],
    {
      power: 4.2,
      wide: 44,
      tall: 44,
      ripples: [
        [4, 0.9, 0],
        [6, 0.6, 1.1],
      ],
    },
    TREE,
  ),
];

/** Whether the nine faces show a card's formation anywhere, upright: for marking it, the rules judge for themselves. */
export function shows(pattern: string, faces: readonly number[]): boolean {
  const rows = pattern.split('/');
  const places = [0, 1, 2].slice(0, 4 - rows.length).flatMap((top) => [0, 1, 2].slice(0, 4 - rows[0]!.length).map((left) => [top, left] as const));
  return places.some(([top, left]) => rows.every((row, y) => [...row].every((letter, x) => letter === '*' || faces[(top + y) * 3 + left + x] === faceOf(letter))));
}

export const faceOf = (letter: string): number => FACES.findIndex((it) => it.letter === letter);

/** Points along a face's outline. */
export function rim(number: number, steps = 72): [number, number][] {
  const { power, wide, tall, ripples } = FACES[number]!.shape;
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const radius = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
    const ripple = ripples.reduce((sum, [waves, height, phase]) => sum + height * Math.cos(waves * a + phase), 0);
    return [50 + c * (radius * wide + ripple), 50 + s * (radius * tall + ripple)];
  });
}

/** The outline as a smooth closed path through the middles of its points. */
export function outline(number: number): string {
  const points = rim(number);
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length]!;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** Specks in the grain of a stone, the same every time. */
export function specks(number: number): { x: number; y: number; r: number; dark: boolean }[] {
  let seed = number * 7919 + 17;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: 16 }, () => {
    const [a, d] = [next() * 6.283, Math.sqrt(next()) * 35];
    return { x: 50 + d * Math.cos(a), y: 50 + d * Math.sin(a), r: 0.5 + next() * 1.1, dark: next() > 0.45 };
  });
}
