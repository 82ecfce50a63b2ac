/** The board on the page as a picture: every drawing of it, with its looks written into it, laid where it stands. */

/** What a drawing gets from the page's styles and would lose outside it. Each is an attribute of SVG, too: the page's own rules allow no inline styles. */
const LOOKS = [
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity display visibility',
  'font-size font-weight font-family text-anchor dominant-baseline letter-spacing paint-order color stop-color stop-opacity filter clip-path mask',
].flatMap((names) => names.split(' '));
const SHARP = 2;

type Drawing = SVGSVGElement | HTMLCanvasElement;

/** The board's drawings: the largest one, and all whose middle lies on it. */
function drawings(place: Element): { parts: Drawing[]; frame: DOMRect } | null {
  const all = [...place.querySelectorAll<Drawing>('svg, canvas')].filter((it) => !it.parentElement?.closest('svg') && !it.closest('.end') && faces(it, place));
  const area = (it: Element) => it.clientWidth * it.clientHeight;
  const largest = all.reduce<Drawing | null>((best, it) => (!best || area(it) > area(best) ? it : best), null);
  if (!largest) return null;
  const frame = largest.getBoundingClientRect();
  const inside = ({ left, top, width, height }: DOMRect) => left + width / 2 >= frame.left && left + width / 2 <= frame.right && top + height / 2 >= frame.top && top + height / 2 <= frame.bottom;
  return { parts: all.filter((it) => area(it) > 0 && inside(it.getBoundingClientRect())), frame };
}

/** Whether one sees the front of it: a stone that was turned over has two sides, one above the other. */
function faces(drawing: Element, place: Element): boolean {
  let matrix = new DOMMatrix();
  let hides = false;
  for (let at: Element | null = drawing; at && at !== place; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.visibility === 'hidden' || style.display === 'none') return false;
    hides ||= style.backfaceVisibility === 'hidden';
    if (style.transform !== 'none') matrix = new DOMMatrix(style.transform).multiply(matrix);
  }
  return !hides || matrix.m33 >= 0;
}

function dressed(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg.querySelectorAll<SVGElement>('*'), copy.querySelectorAll<SVGElement>('*')];
  from.forEach((it, i) => {
    const style = getComputedStyle(it);
    const bare = to[i]!;
    bare.removeAttribute('style');
    bare.removeAttribute('class');
    for (const name of LOOKS) bare.setAttribute(name, style.getPropertyValue(name));
    const turned = moved(style);
    if (!turned) return;
    bare.setAttribute('transform', turned);
    bare.setAttribute('transform-origin', originOf(it, style));
  });
  copy.removeAttribute('style');
  const whole = getComputedStyle(svg);
  for (const name of ['fill', 'stroke', 'stroke-width', 'color', 'font-family', 'font-size']) copy.setAttribute(name, whole.getPropertyValue(name));
  lend(copy);
  return copy;
}
/** All that moves an element, in one list: CSS has four words for it, SVG one. */
function moved({ translate, rotate, scale, transform }: CSSStyleDeclaration): string {
  const [across, down = '0'] = translate.split(' ').map((it) => `${parseFloat(it) || 0}`);
  return [
    translate === 'none' ? '' : `translate(${across},${down})`,
    rotate === 'none' ? '' : `rotate(${parseFloat(rotate)})`,
    scale === 'none' ? '' : `scale(${scale.split(' ').slice(0, 2).join()})`,
    transform === 'none' ? '' : transform.startsWith('matrix3d') ? flat(transform) : transform,
  ].join(' ').trim(); // prettier-ignore
}
function flat(transform: string): string {
  const { a, b, c, d, e, f } = new DOMMatrix(transform);
  return `matrix(${[a, b, c, d, e, f].join()})`;
}
/** The point it turns about: counted from its own box where the styles say so. */
function originOf(it: SVGElement, style: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map((word) => parseFloat(word));
  if (style.transformBox !== 'fill-box' || !(it instanceof SVGGraphicsElement)) return `${x} ${y}`;
  const box = it.getBBox();
  return `${box.x + x} ${box.y + y}`;
}
/** Gradients and shapes that stand elsewhere on the page come along. */
function lend(copy: SVGSVGElement): void {
  const words = new XMLSerializer().serializeToString(copy);
  const wanted = new Set([...words.matchAll(/(?:url\((?:&quot;|")?|href=")#([\w-]+)/g)].map((found) => found[1]!));
  for (const id of wanted) {
    if (copy.querySelector(`#${CSS.escape(id)}`)) continue;
    const found = document.getElementById(id);
    if (found) copy.append(found.cloneNode(true));
  }
}

async function drawn(svg: SVGSVGElement, { width, height }: DOMRect): Promise<HTMLImageElement> {
  const copy = dressed(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width * SHARP}`);
  copy.setAttribute('height', `${height * SHARP}`);
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
}

/** The board inside `place` on a canvas of its own; null where there is none. */
export async function boardPicture(place: Element): Promise<HTMLCanvasElement | null> {
  const found = drawings(place);
  if (!found) return null;
  const { parts, frame } = found;
  const canvas = document.createElement('canvas');
  canvas.width = frame.width * SHARP;
  canvas.height = frame.height * SHARP;
  const pen = canvas.getContext('2d')!;
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    const image = part instanceof HTMLCanvasElement ? part : await drawn(part, box).catch(() => null);
    if (image) pen.drawImage(image, (box.left - frame.left) * SHARP, (box.top - frame.top) * SHARP, box.width * SHARP, box.height * SHARP);
  }
  return canvas;
}
