import { decodeRuns } from '../../drawing/weaving/yarn-run.ts';
import { hexToLinear } from '../../numbers/colour/oklch.ts';
import { modulo } from '../../numbers/torus.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { createInkwell } from '../ink.ts';
import { createNoise, smooth } from '../noise.ts';
import { noiseRows, visibility } from '../noise-rows.ts';
import type { Raster } from '../raster.ts';
import type { ShadeContext, Shader } from '../shader.ts';
import { byteOfLight } from './byte-of-light.ts';
import { createThreads } from './threads.ts';

/** Length of a thick place along a yarn, in units. */
const slubLength = 60;

/** What a tone alone adds, of 255, or black yarns would have no shape. */
const sheen = 14;

/** How far a yarn dips at the end of its float, relative to its roundness. */
const dip = 0.8;

/**
 * Weaves the cloth again out of dyed yarns: every place shows the warp yarn or the weft yarn that lies on top there. Colours mix
 * only as the eye mixes threads, in linear light. `warp0` … and `weft0` … are the orders of yarns (`encodeRun`), `lift0` … the
 * picks' lifted ends (`createLift`) of `ends` ends, `pitchX` and `pitchY` a yarn's width in units, `startX` and `startY` the
 * yarns at the tile's corner, `fine` how many threads go as one yarn, `relief` the roundness, `yarn` the difference from yarn to yarn, `slub` thick and thin places, `bleed`
 * over how many yarns dye runs.
 */
export const interlace: Shader = {
  apron: () => 0,
  shade: (source, params, context) => {
    const { pitchX = 3, pitchY = 3, bleed = 0, startX = 0, startY = 0 } = params;
    const weave: Weave = {
      warp: readYarns(params, 'warp', context.colours, bleed),
      weft: readYarns(params, 'weft', context.colours, bleed),
      lift: createLift(params),
      across: Math.max(1, Math.round(context.tileUnitsX / pitchX)),
      down: Math.max(1, Math.round(context.tileUnitsY / pitchY)),
      startX,
      startY,
    };
    return laid(source, weave, params, context);
  },
};

interface Weave {
  readonly warp: YarnOrder;
  readonly weft: YarnOrder;
  readonly lift: Lift;
  /** Yarns of the tile, warp and weft. */
  readonly across: number;
  readonly down: number;
  /** Which of them lie at the tile's corner. */
  readonly startX: number;
  readonly startY: number;
}

function laid(source: Raster, weave: Weave, params: Readonly<Record<string, number>>, context: ShadeContext): Raster {
  const { width, height, data } = source;
  const { lift, across, down } = weave;
  const { relief = 0, yarn = 0, slub = 0, fine = 1 } = params;
  const perX = across / context.tilePxX;
  const perY = down / context.tilePxY;
  const columns = yarnSpans(perX, source.x, width, lift.blend);
  const rows = yarnSpans(perY, source.y, height, lift.blend);
  const ends = createThreads(
    `${context.seed}/warp`,
    { relief, yarn },
    { count: across * fine, start: source.x, length: width, tilePx: context.tilePxX },
  );
  const picks = createThreads(
    `${context.seed}/weft`,
    { relief, yarn },
    { count: down * fine, start: source.y, length: height, tilePx: context.tilePxY },
  );
  const bend = relief * dip * visibility(0.5 / Math.max(perX, perY));
  const binding = fine > 1 ? relief * 0.7 * visibility(0.5 / (Math.max(perX, perY) * fine)) : 0;
  const slubs = slubRows(weave, source, context);
  const [onWarp, onWeft] = [new Float32Array(width), new Float32Array(width)];
  const mixed = new Float32Array(4);
  for (let row = 0; row < height; row++) {
    slubs(row, slub, onWarp, onWeft);
    const middleY = (source.y + row + 0.5) * perY + weave.startY;
    const pickTone = picks.face[row] ?? 0;
    const pickBow = picks.bow[row] ?? 0;
    let at = row * width * 4;
    for (let x = 0; x < width; x++, at += 4) {
      mix(mixed, weave, columns, x, rows, row);
      const over = mixed[3] ?? 0;
      let tone =
        over * ((ends.face[x] ?? 0) + pickBow + (onWarp[x] ?? 0)) +
        (1 - over) * (pickTone + (ends.bow[x] ?? 0) + (onWeft[x] ?? 0));
      if (bend > 0) {
        const middleX = (source.x + x + 0.5) * perX + weave.startX;
        tone -= bend * lift.end(middleX, middleY);
        if (binding > 0 && bound(middleX * fine, middleY * fine)) tone -= binding;
      }
      const gain = 1 + tone;
      const lifted = sheen * tone;
      for (let c = 0; c < 3; c++)
        data[at + c] = (byteOfLight[Math.min(65535, ((mixed[c] ?? 0) * 65535 + 0.5) | 0)] ?? 0) * gain + lifted;
      data[at + 3] = 255;
    }
  }
  return { ...source, data };
}

/** Fills `out` with a pixel's linear colour and the warp's share of it. */
function mix(out: Float32Array, weave: Weave, columns: YarnSpans, x: number, rows: YarnSpans, y: number): void {
  const { warp, weft, lift, across, down, startX, startY } = weave;
  out.fill(0);
  const left = (columns.first[x] ?? 0) + across + startX;
  const top = (rows.first[y] ?? 0) + down + startY;
  for (let j = 0; j < rows.width; j++) {
    const shareY = rows.shares[y * rows.width + j] ?? 0;
    if (shareY <= 0) continue;
    const pick = ((top + j) % down) % weft.count;
    for (let i = 0; i < columns.width; i++) {
      const share = shareY * (columns.shares[x * columns.width + i] ?? 0);
      if (share <= 0) continue;
      const isWarp = lift.at(left + i, top + j);
      const { linear } = isWarp ? warp : weft;
      const place = 3 * (isWarp ? ((left + i) % across) % warp.count : pick);
      for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) + share * (linear[place + c] ?? 0);
      if (isWarp) out[3] = (out[3] ?? 0) + share;
    }
  }
}

/** Where one thread of a broad yarn is tied down, so that broad floats are cloth and not ribbons. */
function bound(x: number, y: number): boolean {
  return (Math.floor(x) + Math.floor(y) * 3) % 5 === 0;
}

function slubRows({ across, down }: Weave, source: Raster, context: ShadeContext) {
  const long = createNoise(`${context.seed}/slub/warp`, across, context.tileUnitsY / slubLength);
  const wide = createNoise(`${context.seed}/slub/weft`, context.tileUnitsX / slubLength, down);
  const warpRow = noiseRows(long, source, context);
  const weftRow = noiseRows(wide, source, context);
  return (row: number, slub: number, onWarp: Float32Array, onWeft: Float32Array) => {
    onWarp.fill(0);
    onWeft.fill(0);
    if (slub <= 0) return;
    warpRow(row, slub, onWarp);
    weftRow(row, slub, onWeft);
  };
}

/** Which yarn lies on top, by end (warp yarn) and pick (weft yarn). */
interface Lift {
  /** Whether the warp lies on top. */
  at(end: number, pick: number): boolean;
  /** How near a place is to the end of the float on top of it, 0 … 1; a place in yarns. */
  end(x: number, y: number): number;
  /** Yarns over which it looks even from afar: 2 for plain weave; larger weaves are drawings of their own. */
  readonly blend: number;
}

/** Picks `lift0` … of `ends` ends: the bit of 2^end is set where the warp is lifted. No picks: the warp covers all. */
function createLift(params: Readonly<Record<string, number>>): Lift {
  const { ends = 1 } = params;
  const table: boolean[][] = [];
  for (let pick = 0; ; pick++) {
    const bits = params[`lift${pick}`];
    if (bits === undefined) break;
    table.push(Array.from({ length: ends }, (_, end) => Math.floor(bits / 2 ** end) % 2 === 1));
  }
  if (table.length === 0) table.push(Array.from({ length: ends }, () => true));
  const { length: picks } = table;
  const flat = Uint8Array.from(table.flat(), Number);
  const at = (end: number, pick: number) => flat[modulo(pick, picks) * ends + modulo(end, ends)] === 1;
  return {
    at,
    blend: ends <= 2 && picks <= 2 && flat.includes(0) && flat.includes(1) ? 2 : 1,
    end: (x, y) => {
      const i = Math.floor(x);
      const j = Math.floor(y);
      const isWarp = at(i, j);
      // Along the yarn on top: towards the edge nearer to the place, does it go under there?
      const along = isWarp ? y - j : x - i;
      const step = along < 0.5 ? -1 : 1;
      const next = isWarp ? at(i, j + step) : at(i + step, j);
      if (next === isWarp) return 0;
      const off = 2 * Math.abs(along - 0.5);
      return off * off;
    },
  };
}

/** Which yarns each pixel of a row or column lies on, and by what share. */
interface YarnSpans {
  /** First yarn of each pixel, counted from the tile's edge. */
  readonly first: Int32Array;
  /** Shares from the first yarn on, `width` places a pixel; they add up to 1. */
  readonly shares: Float32Array;
  readonly width: number;
}

/** Pixels a yarn from which on a weave is drawn sharp, and below which whole repeats of it are averaged. */
const sharpFrom = 3;
const averagedBelow = 1.5;

/**
 * `perPx` yarns a pixel, read from pixel `start` on: exact shares, so that colours mix as the eye mixes threads. A weave that
 * repeats after `repeat` yarns and is too fine for the pixels is averaged over its repeat; it would beat with them.
 */
function yarnSpans(perPx: number, start: number, length: number, repeat: number): YarnSpans {
  const fineness = Math.min(1, Math.max(0, (sharpFrom - 1 / perPx) / (sharpFrom - averagedBelow)));
  const reach = Math.max(perPx, perPx + (repeat - perPx) * smooth(fineness));
  const width = Math.ceil(reach) + 1;
  const first = new Int32Array(length);
  const shares = new Float32Array(length * width);
  for (let i = 0; i < length; i++) {
    const from = (start + i + 0.5) * perPx - reach / 2;
    const to = from + reach;
    const yarn = Math.floor(from);
    first[i] = yarn;
    for (let k = 0; k < width; k++) {
      shares[i * width + k] = Math.max(0, Math.min(to, yarn + k + 1) - Math.max(from, yarn + k)) / reach;
    }
  }
  return { first, shares, width };
}

/** Linear colours of one direction's yarns, three to a yarn, over one repeat of their order. */
interface YarnOrder {
  readonly count: number;
  readonly linear: Float32Array;
}

/** The runs `<name>0`, `<name>1` … of a step, in the cloth's colours. `bleed` yarns to either side run into each one. */
function readYarns(
  params: Readonly<Record<string, number>>,
  name: 'warp' | 'weft',
  colours: Readonly<Record<Role, string>>,
  bleed: number,
): YarnOrder {
  const ink = createInkwell(colours);
  const yarns: (readonly number[])[] = [];
  for (const run of decodeRuns(params, name)) {
    const colour = hexToLinear(ink(run.ink));
    for (let k = 0; k < run.yarns; k++) yarns.push(colour);
  }
  const { length } = yarns;
  const linear = new Float32Array(Math.max(1, length) * 3);
  for (let i = 0; i < length; i++) {
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = -bleed; k <= bleed; k++) sum += yarns[(i + k + bleed * length) % length]?.[c] ?? 0;
      const own = yarns[i]?.[c] ?? 0;
      linear[i * 3 + c] = 0.5 * (own + sum / (2 * bleed + 1));
    }
  }
  return { count: Math.max(1, length), linear };
}
