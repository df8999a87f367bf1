import {
  hexToOklch,
  oklchToHex,
  outlineReach,
  polygonsOf,
  regionMap,
  type SubjectOutline,
  spansAt,
  touching,
} from '@naksha/loom';
import svgpath from 'svgpath';

interface Layer {
  readonly d: string;
  readonly hex: string;
  readonly isEvenOdd: boolean;
}

/** What an icon may hold to be an outline: anything else paints what regions cannot. */
const unfit =
  /<(?:use|filter|image|text|mask|clipPath|linearGradient|radialGradient|line|polyline|polygon)|transform=|clip-path=|stroke=/;
/** Cells of the raster on which regions are compared, to a side. */
const side = 96;
/** A region that shows in fewer cells is left out: on cloth it would be a speck. */
const leastCells = 7;
const mostRegions = 40;
/** Circumscribed circle of a drawing. */
const reach = outlineReach - 6;

/** The body of an icon → its regions, or undefined where regions cannot hold it. A beast that is green may have any dye, a plant not. */
export function drawingOf(
  body: string,
  isBeast: boolean,
  least = leastCells,
): Pick<SubjectOutline, 'regions' | 'dyes'> | undefined {
  if (unfit.test(body)) return undefined;
  const layers = fitted(layersOf(body));
  if (layers.length === 0) return undefined;
  const seen = withoutHidden(layers, least);
  if (seen.length === 0 || seen.length > mostRegions) return undefined;
  const map = regionMap(seen, side);
  const areas = seen.map((_, index) => map.reduce((sum, value) => sum + (value === index ? 1 : 0), 0));
  const total = areas.reduce((sum, area) => sum + area, 0);
  const slots = slotsOf(seen, areas, touching(map, side, seen.length), isBeast ? mostLeaf : 1.1);
  const regions = seen.map(({ d, isEvenOdd }, index) => ({
    d,
    ...(isEvenOdd ? { isEvenOdd: true as const } : {}),
    slot: slots[index] ?? 0,
    share: Math.round((100 * (areas[index] ?? 0)) / total),
  }));
  return {
    regions,
    dyes: dyesOf(
      seen,
      regions.map(({ share }) => share),
      slots,
    ),
  };
}

/** Which layers of a body its regions are, in their order: those that are seen. */
export function layersSeen(body: string, least = leastCells): readonly number[] {
  const layers = fitted(layersOf(body));
  return withoutHidden(layers, least).map((layer) => layers.indexOf(layer));
}

/** The body of an icon in one colour → one of two: its outermost edge filled pale, and on it what was drawn, so that what is cut out of it shows pale. */
export function twoLayers(body: string): string {
  const [, d = ''] = /<path[^>]*\sd="([^"]+)"/.exec(body) ?? [];
  const parts = svgpath(d).abs().toString().split(/(?=M)/);
  const polygons = parts.map((part) => polygonsOf(plain(svgpath(part)))[0] ?? []);
  const outer = parts.filter((_, index) => {
    const [x, y] = polygons[index]?.[0] ?? [0, 0];
    const isWithin = (other: (typeof polygons)[number]) =>
      spansAt([other], y + 0.013, true).filter((crossing) => crossing < x).length % 2 === 1;
    return !polygons.some((other, at) => at !== index && isWithin(other));
  });
  return `<path fill="#ffffff" d="${outer.join('')}"/><path fill="#555555" d="${d}"/>`;
}

/** Less colourful parts are neutral. */
const leastChroma = 0.05;

/** The colours of its two largest dyes, as a dyer would have them: neither glaring nor pale. What is green all over is of the dye of leaves. */
function dyesOf(layers: readonly Layer[], areas: readonly number[], slots: readonly number[]): string[] {
  const shares = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) =>
    areas.reduce((sum, area, index) => sum + (slots[index] === slot ? area : 0), 0),
  );
  const order = [...[0, 1, 2, 3, 4].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b), 6, 7];
  const dyes: string[] = [];
  for (const slot of order) {
    if (dyes.length === 2 || (slot > 5 && dyes.length > 0)) break;
    const [largest] = layers
      .map(({ hex }, index) => ({ hex, area: slots[index] === slot ? (areas[index] ?? 0) : 0 }))
      .filter(({ hex, area }) => area > 0 && hexToOklch(hex)[1] >= leastChroma)
      .sort((one, other) => other.area - one.area);
    if (largest === undefined) continue;
    const [L, C, h] = hexToOklch(largest.hex);
    dyes.push(oklchToHex([Math.min(0.82, Math.max(0.42, L * 0.97)), Math.min(0.145, C * 0.78), h]));
  }
  return dyes;
}

function layersOf(body: string): Layer[] {
  const layers: Layer[] = [];
  const fills: string[] = ['#000000'];
  for (const [tag, name = ''] of body.matchAll(/<\/?(\w+)[^>]*>/g)) {
    const value = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(tag)?.[1];
    if (tag.startsWith('</')) {
      if (name === 'g') fills.pop();
      continue;
    }
    const fill = value('fill') ?? fills.at(-1) ?? '#000000';
    if (name === 'g') fills.push(fill);
    if (Number(value('opacity') ?? value('fill-opacity') ?? 1) < 0.5) continue;
    const drawn = name === 'path' ? value('d') : ovalOf(name, (key) => Number(value(key) ?? 0));
    // Absolute: the next path of a colour is added to it, and may begin by a step from where that one ends.
    const d = drawn === undefined ? undefined : svgpath(drawn).abs().toString();
    const hex = sixDigits(fill);
    if (d === undefined || hex === undefined) continue;
    const isEvenOdd = value('fill-rule') === 'evenodd';
    const last = layers.at(-1);
    if (last?.hex === hex && !isEvenOdd && !last.isEvenOdd)
      layers.splice(-1, 1, { d: `${last.d}${d}`, hex, isEvenOdd });
    else layers.push({ d, hex, isEvenOdd });
  }
  return layers;
}

function ovalOf(name: string, value: (key: string) => number): string | undefined {
  if (name === 'rect') {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    return `M${x} ${y}h${w}v${h}h${-w}Z`;
  }
  if (name !== 'circle' && name !== 'ellipse') return undefined;
  const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
  return `M${value('cx') - rx} ${value('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function sixDigits(fill: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(fill)) return fill.toLowerCase();
  if (/^#[0-9a-f]{3}$/i.test(fill))
    return `#${[...fill.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase();
  return fill === 'currentColor' || fill === '#000'
    ? '#000000'
    : fill === 'black'
      ? '#000000'
      : fill === 'white'
        ? '#ffffff'
        : undefined;
}

/** About the middle of its box, as large as its circle allows, in whole numbers. */
function fitted(layers: readonly Layer[]): Layer[] {
  const points = layers.flatMap(({ d }) => polygonsOf(plain(svgpath(d))).flat());
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const middle = [xs, ys].map((list) => (Math.min(...list) + Math.max(...list)) / 2);
  const [x = 0, y = 0] = middle;
  const far = Math.max(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)));
  const scale = reach / far;
  return layers.map((layer) => ({ ...layer, d: plain(svgpath(layer.d).translate(-x, -y).scale(scale), true) }));
}

/** As M, L, C, Q and Z alone, absolute. */
function plain(path: ReturnType<typeof svgpath>, isWhole = false): string {
  const flat = path.abs().unarc().unshort();
  const write = (value: number) => (isWhole ? Math.round(value) : Math.round(value * 1000) / 1000);
  let d = '';
  flat.iterate(([command, ...numbers], _index, x, y) => {
    const [at = 0] = numbers;
    const own = command === 'H' ? [at, y] : command === 'V' ? [x, at] : numbers;
    d += `${command === 'H' || command === 'V' ? 'L' : command}${own.map(write).join(' ')}`;
  });
  return d.replaceAll(' -', '-');
}

function withoutHidden(layers: readonly Layer[], least: number): Layer[] {
  let seen = [...layers];
  // What goes bares what lay beneath: until all that stay are seen.
  for (;;) {
    const cells = new Array<number>(seen.length).fill(0);
    for (const index of regionMap(seen, side)) if (index >= 0) cells[index] = (cells[index] ?? 0) + 1;
    const next = seen.filter((_, index) => (cells[index] ?? 0) >= least);
    if (next.length === seen.length) return seen;
    seen = next;
  }
}

const leafHue = [105, 165] as const;
/** From this share of green on a thing is green itself, and not a fruit with its leaf. */
const mostLeaf = 0.45;

/** A slot for each layer by its lightness, the largest first; what touches it has another. */
function slotsOf(
  layers: readonly Layer[],
  areas: readonly number[],
  near: readonly ReadonlySet<number>[],
  most: number,
): number[] {
  const colours = layers.map(({ hex }) => hexToOklch(hex));
  const isGreen = colours.map(([, C, h]) => C > 0.06 && h >= leafHue[0] && h <= leafHue[1]);
  const green = areas.reduce((sum, area, index) => sum + (isGreen[index] ? area : 0), 0);
  const hasLeaves = green / areas.reduce((sum, area) => sum + area, 1) < most;
  const slots: number[] = new Array(layers.length).fill(-1);
  const order = layers.map((_, index) => index).sort((a, b) => (areas[b] ?? 0) - (areas[a] ?? 0) || a - b);
  for (const index of order) {
    const [L = 0.5, C = 0] = colours[index] ?? [];
    const isTaken = (slot: number) => [...(near[index] ?? [])].some((other) => slots[other] === slot);
    const wish = wishesOf(L, C, hasLeaves && isGreen[index] === true);
    const kin = layers.findIndex(({ hex }, other) => hex === layers[index]?.hex && (slots[other] ?? -1) >= 0);
    const known = kin >= 0 ? [slots[kin] ?? 0] : [];
    slots[index] = [...known, ...wish].find((slot) => !isTaken(slot)) ?? wish[0] ?? 0;
  }
  return slots;
}

/** Slots by how well they suit a colour. */
function wishesOf(L: number, C: number, isLeaf: boolean): number[] {
  const steps = [0.22, 0.45, 0.6, 0.72, 0.83, 0.95];
  const own = C < 0.05 && L > 0.86 ? 0.95 : L;
  const near = [0, 1, 2, 3, 4, 5].sort(
    (a, b) => Math.abs((steps[a] ?? 0) - own) - Math.abs((steps[b] ?? 0) - own) || a - b,
  );
  return isLeaf ? [...(L > 0.62 ? [6, 7] : [7, 6]), ...near] : near;
}
