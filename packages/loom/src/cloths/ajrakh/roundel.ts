import { circle } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Block } from './block.ts';
import { type CentreName, centreNames, drawCentre } from './centre.ts';
import type { AjrakhPen, Dyes } from './ring.ts';
import { type RingName, ringKinds, ringNames } from './rings/ring-kinds.ts';

/** The plan of a roundel without size: bands from outside to inside as shares of the radius, then the heart. */
export interface RoundelDesign {
  readonly bands: readonly {
    readonly kind: RingName;
    readonly from: number;
    readonly to: number;
    readonly fold: number;
  }[];
  readonly centre: CentreName;
  readonly centreRadius: number;
  readonly centreFold: number;
  readonly centreShape: 'round' | 'point' | 'ogee' | 'lobe';
}

export interface RoundelWish {
  /** Units; small ones get fewer bands. */
  readonly radius: number;
  /** 1 … 5. */
  readonly detail: number;
  /** Ring kinds that are wanted more often, by name. */
  readonly favour: Partial<Record<RingName, number>>;
  readonly centre?: CentreName | undefined;
}

const narrowest = 10;
/** Figures of a ring stand at least this far apart, in units: finer ones run together on cloth. */
const finest = 20;

/** Composes a roundel: narrow and wide bands in turn until the heart is left. */
export function designRoundel(rng: Rng, { radius, detail, favour, centre }: RoundelWish): RoundelDesign {
  const bands: RoundelDesign['bands'][number][] = [];
  const base = rng.pick([8, 8, 12, 16]);
  const heart = rng.between(0.25, 0.36);
  const used = new Set<RingName>();
  let at = 1;
  let isNarrow = rng.chance(0.75);
  const wides = radius < 70 ? 0 : radius < 118 ? 1 : detail >= 4 ? 3 : detail >= 2 ? 2 : 1;
  let left = wides;
  while (at - heart > narrowest / radius && bands.length < (radius < 48 ? 1 : 8)) {
    const free = at - heart;
    const share = isNarrow
      ? rng.between(0.075, 0.115)
      : Math.min(free, rng.between(0.85, 1.2) * (0.62 / Math.max(1, wides)) * 0.72);
    const width = Math.max(share, (isNarrow ? narrowest : narrowest * 2) / radius);
    if (width > free || (!isNarrow && left === 0)) break;
    const kind = pickKind(rng, isNarrow, used, favour);
    used.add(kind);
    const middle = at - width / 2;
    const wanted = Math.min(
      (2 * Math.PI * middle) / (ringKinds[kind].pitch * width),
      (2 * Math.PI * middle * radius) / finest,
    );
    // Multiples of the roundel's own base keep the bands in step; small counts stay multiples of four.
    const step = wanted > base * 1.5 ? base : 4;
    const fold = Math.max(8, step * Math.ceil(wanted / step - 0.3));
    bands.push({ kind, from: at - width, to: at, fold });
    if (!isNarrow) left--;
    at -= width;
    isNarrow = !isNarrow;
  }
  return {
    bands,
    centre: centre ?? rng.pick(centreNames),
    centreRadius: at,
    centreFold: base === 16 && radius < 140 ? 8 : base,
    centreShape: rng.pick(['round', 'point', 'ogee', 'lobe'] as const),
  };
}

/** Draws it about the origin. */
export function drawRoundel(
  block: Block,
  design: RoundelDesign,
  radius: number,
  pen: AjrakhPen,
  dyes: Dyes,
  cell: number,
): void {
  for (const [n, band] of design.bands.entries()) {
    const inks = dyes.band(n, cell);
    const outer = band.to * radius;
    block.dye(circle(0, 0, outer), inks.band);
    ringKinds[band.kind].draw(block, {
      inner: band.from * radius,
      outer: outer - pen.line / 2,
      fold: band.fold,
      inks,
      pen,
    });
    block.resist(
      circle(0, 0, outer),
      n === 0 ? pen.line * 1.15 : ringKinds[band.kind].isNarrow ? pen.line : pen.line * 0.9,
    );
  }
  const inks = dyes.band(design.bands.length, cell);
  drawCentre(block, design.centre, {
    radius: design.centreRadius * radius,
    fold: design.centreFold,
    shape: design.centreShape,
    inks,
    pen,
  });
  block.resist(circle(0, 0, design.centreRadius * radius), pen.line);
}

function pickKind(
  rng: Rng,
  isNarrow: boolean,
  used: ReadonlySet<RingName>,
  favour: Partial<Record<RingName, number>>,
): RingName {
  const weighted: RingName[] = [];
  for (const name of ringNames) {
    if (ringKinds[name].isNarrow !== isNarrow || (used.has(name) && name !== 'beads')) continue;
    const weight = Math.round(2 * (favour[name] ?? 1) * (name === 'beads' ? 2 : 1));
    for (let i = 0; i < weight; i++) weighted.push(name);
  }
  return rng.pick(weighted.length > 0 ? weighted : ['beads']);
}
