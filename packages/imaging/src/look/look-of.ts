import { fromOklab, toHex } from '@naksha/colour';
import type { Look } from '@naksha/contract';
import type { Field } from '../quilt/field.ts';
import { findBlobs } from '../quilt/find-blobs.ts';
import { findGround } from '../quilt/find-ground.ts';
import { halved } from '../quilt/halve.ts';
import { grainOf, selfDistance } from '../quilt/likeness.ts';
import { createRandom } from '../quilt/random.ts';
import { angularOf, scalesOf } from './shapes-of.ts';
import { directionOf, symmetryOf } from './sides-alike.ts';

/** Sides of the boxes that colours are counted in, and how near two are one dye: OKLab × 100. */
const box = 5;
const oneDye = 9;
const mostDyes = 8;
/** A dye with less of the picture is the edge between two others. */
const leastShare = 0.006;
/** What is smaller than this share of the picture is a speck. */
const speck = 0.0006;
/** A picture with less ground than this is drawn all over, */
const leastGround = 0.3;
/** and with so much of what is drawn in lines without an end, of stripes. */
const mostEndless = 0.6;
/** Mean squared step of lightness over its variance: of broad forms and of fine lines. */
const steps = { broad: 0.06, fine: 0.7 };

/**
 * What is measured of a small copy of a picture, `cm` of cloth wide. The same for equal pixels; for copies of about one size, as `lookSize`
 * makes them, comparable.
 */
export function lookOf(field: Field, cm: number): Look {
  const { width, height } = field;
  const ground = findGround(field);
  const { blobs } = findBlobs(ground.drawn, width, height);
  const area = width * height;
  const drawn = blobs.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const endless = blobs.filter(({ isEndless }) => isEndless).reduce((sum, { pixels }) => sum + pixels.length, 0);
  const whole = blobs.filter(({ pixels, isEndless }) => !isEndless && pixels.length >= speck * area);
  const inWhole = whole.reduce((sum, { pixels }) => sum + pixels.length, 0);
  // A large motif says more of the size than many small ones around it.
  const mean = (of: (blob: (typeof whole)[number]) => number) =>
    whole.reduce((sum, blob) => sum + of(blob) * blob.pixels.length, 0) / Math.max(1, inWhole);
  const direction = directionOf(field);
  const isStriped = direction !== 'none' && drawn > 0 && endless > mostEndless * drawn;
  const kind = isStriped
    ? 'stripes'
    : ground.share < leastGround || endless > mostEndless * drawn
      ? 'allover'
      : 'motifs';
  const side = Math.min(width, height);
  const isApart = inWhole >= leastApart * drawn && inWhole > 0;
  const size = isApart ? mean(({ pixels }) => Math.sqrt(pixels.length)) : grain(field) * side;
  const relative = Math.min(1, size / side);
  return {
    palette: paletteOf(field, ground.colour),
    density: round(1 - ground.share),
    kind,
    size: round(relative),
    sizeCm: Math.round(((relative * side) / width) * cm * 10) / 10,
    roundness: round(
      Math.min(
        1,
        mean((blob) => {
          const { width: wide, height: high, pixels } = blob;
          return (Math.min(wide, high) / Math.max(wide, high)) * Math.min(1, pixels.length / (0.785 * wide * high));
        }),
      ),
    ),
    symmetry: symmetryOf(field),
    repeat: repeatOf(field),
    direction,
    angular: round(angularOf(field)),
    scales: scalesOf(field).map(round),
    ...texture(field),
  };
}

/** Where less of what is drawn than this hangs together in motifs, the rest is a net of them: its size is that of its forms. */
const leastApart = 0.45;
/** A form is so much of the way after which it comes again, or is left. */
const formOfGrain = 0.8;

/** The size of forms that hang together, as a share of the shorter side. */
function grain(field: Field): number {
  const small = Math.max(field.width, field.height) > 100 ? halved(field) : field;
  return formOfGrain * grainOf(selfDistance(small, createRandom('look')));
}

const round = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The dyes, the ground first. */
function paletteOf(field: Field, [L0, a0, b0]: readonly [number, number, number]): Look['palette'] {
  const { lab } = field;
  const flat = flatPixels(field);
  const isMostlyFlat = flat.length >= leastFlat * (lab.length / 3);
  const places = isMostlyFlat ? flat : Int32Array.from({ length: lab.length / 3 }, (_, at) => at);
  const boxes = new Map<number, { count: number; sum: [number, number, number] }>();
  for (const place of places) {
    const at = place * 3;
    const [L, a, b] = [lab[at] ?? 0, lab[at + 1] ?? 0, lab[at + 2] ?? 0];
    const name = (Math.floor(L / box) + 40) * 65536 + (Math.floor(a / box) + 40) * 256 + Math.floor(b / box) + 40;
    const known = boxes.get(name) ?? { count: 0, sum: [0, 0, 0] };
    known.count += 1;
    known.sum = [known.sum[0] + L, known.sum[1] + a, known.sum[2] + b];
    boxes.set(name, known);
  }
  const dyes = [{ at: [L0, a0, b0], count: 0 }];
  for (const { count, sum } of [...boxes.values()].sort((one, other) => other.count - one.count)) {
    const at = sum.map((each) => each / count);
    const far = (dye: (typeof dyes)[number]) => Math.hypot(...dye.at.map((value, i) => value - (at[i] ?? 0)));
    const nearest = dyes.reduce((best, dye) => (far(dye) < far(best) ? dye : best));
    if (far(nearest) < oneDye || dyes.length >= 4 * mostDyes) nearest.count += count;
    else dyes.push({ at, count });
  }
  const all = places.length;
  const [ground, ...others] = dyes;
  const kept = others
    .filter(({ count }) => count >= leastShare * all)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostDyes - 1);
  const into: [number, number, number] = [0, 0, 0];
  return (ground === undefined ? kept : [ground, ...kept]).map(({ at: [L = 0, a = 0, b = 0], count }) => {
    fromOklab(L / 100, a / 100, b / 100, into);
    return { hex: toHex(into), share: round(count / all) };
  });
}

/** With fewer flat pixels than this the edges are what there is of a picture. */
const leastFlat = 0.12;
/** A step to a neighbour up to which a pixel is flat: between two dyes lie mixtures that are none. */
const flatStep = 6;

function flatPixels({ width, height, lab }: Field): Int32Array {
  const found: number[] = [];
  const gap = (one: number, other: number) =>
    Math.abs((lab[one] ?? 0) - (lab[other] ?? 0)) +
    Math.abs((lab[one + 1] ?? 0) - (lab[other + 1] ?? 0)) +
    Math.abs((lab[one + 2] ?? 0) - (lab[other + 2] ?? 0));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const beside = [
        (y * width + ((x + 1) % width)) * 3,
        (y * width + ((x + width - 1) % width)) * 3,
        (((y + 1) % height) * width + x) * 3,
        (((y + height - 1) % height) * width + x) * 3,
      ];
      // Thin lines are flat along themselves.
      if (beside.filter((to) => gap(at, to) < flatStep).length >= 2) found.push(at / 3);
    }
  }
  return Int32Array.from(found);
}

function texture({ width, height, lab }: Field): Pick<Look, 'fineness' | 'contrast'> {
  const count = width * height;
  let [sum, squares, step] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const L = lab[at * 3] ?? 0;
      const right = lab[(y * width + ((x + 1) % width)) * 3] ?? 0;
      const below = lab[(((y + 1) % height) * width + x) * 3] ?? 0;
      sum += L;
      squares += L * L;
      step += (right - L) ** 2 + (below - L) ** 2;
    }
  }
  const variance = Math.max(1e-6, squares / count - (sum / count) ** 2);
  const fine = step / count / 2 / variance;
  return {
    fineness: round((fine - steps.broad) / (steps.fine - steps.broad)),
    contrast: round(Math.sqrt(variance) / 50),
  };
}

/** A picture moved by a part of itself is like itself again at this share of the mean distance. */
const alike = 0.5;
/** and of the farthest it has been from itself on the way there. */
const back = 0.5;
/** As many parts of a side as are looked for. */
const mostParts = 16;

/** The repeat inside a picture, by the distance to itself moved by whole parts of its sides; half-drops and bricks by halves of them. */
function repeatOf(field: Field): Look['repeat'] {
  const small = Math.max(field.width, field.height) > 100 ? halved(field) : field;
  const { distances, width, height, mean } = selfDistance(small, createRandom('look'));
  const away = (dx: number, dy: number) =>
    distances[(Math.round(dy) % height) * width + (Math.round(dx) % width)] ?? mean;
  // Moved by little every picture is like itself: on the way to its repeat it has been another.
  const isAlike = (dx: number, dy: number) => {
    if (mean === 0 || away(dx, dy) >= alike * mean) return false;
    const steps = Math.max(2, Math.round(Math.max(dx, dy)));
    let most = 0;
    for (let step = 1; step < steps; step++) most = Math.max(most, away((dx * step) / steps, (dy * step) / steps));
    return away(dx, dy) <= back * most;
  };
  const parts = (length: number, moved: (way: number) => boolean) => {
    for (let part = mostParts; part > 1; part--) if (length / part >= 4 && moved(length / part)) return part;
    return 1;
  };
  const across = parts(width, (way) => isAlike(way, 0));
  const down = parts(height, (way) => isAlike(0, way));
  const [period, rise] = [width / across, height / down];
  // Of a half-drop the tile holds two columns of which the second begins at half the height.
  const drops = isAlike(period / 2, rise / 2) && !isAlike(period / 2, 0) && !isAlike(0, rise / 2);
  if (drops) return { kind: period >= rise ? 'half-brick' : 'half-drop', across, down };
  return { kind: across * down > 1 ? 'straight' : 'none', across, down };
}
