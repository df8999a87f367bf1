import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Make } from '../../vocabulary/makes.ts';

/** What blooms on a stem of a panel: so far along it, so large. */
export interface Bloom {
  readonly at: number;
  readonly size: number;
}

/** A stem through points from its root, in shares of the field's width and height. */
export interface PanelStem {
  readonly through: readonly Point[];
  readonly blooms: readonly Bloom[];
}

/** A place of a panel: its middle in shares of width and height, its radius in shares of the shorter side. */
export interface PanelPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A field composed as one: the hero and its mates, what grows about them, and whether the rest is strewn. */
export interface PanelDesign {
  readonly heroes: readonly [PanelPlace, ...PanelPlace[]];
  readonly mates: readonly PanelPlace[];
  readonly stems: readonly PanelStem[];
  readonly isOpen: boolean;
  /** Only a beast or a thing stands in the middle; of what grows nothing does. */
  readonly isRing?: true;
}

const acrossed = ([x, y]: Point): Point => [1 - x, y];
const downed = ([x, y]: Point): Point => [x, 1 - y];
const swapped = ([x, y]: Point): Point => [y, x];
const by = (way: (point: Point) => Point, stems: readonly PanelStem[]): PanelStem[] =>
  stems.map(({ through, blooms }) => ({ through: through.map(way), blooms }));
const onBothSides = (stems: readonly PanelStem[]) => [...stems, ...by(acrossed, stems)];
/** Along both sides of every corner, and from each once to the middle. */
const inAllCorners = (stems: readonly PanelStem[], once: readonly PanelStem[]) => {
  const upper = onBothSides([...once, ...stems, ...by(swapped, stems)]);
  return [...upper, ...by(downed, upper)];
};

/** Part of a ring about the middle, from one angle to another: clockwise from above. */
function arc(y: number, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 9 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / 8;
    return [0.5 + radius * steady.sin(angle), y - radius * steady.cos(angle)];
  });
}

const half = Math.PI;
const blooms = (...list: readonly (readonly [at: number, size: number])[]): Bloom[] =>
  list.map(([at, size]) => ({ at, size }));

/** From the corner along its side, thinning out to a bud. */
const alongSide: PanelStem = {
  through: [
    [0.075, 0.085],
    [0.16, 0.055],
    [0.26, 0.1],
    [0.35, 0.06],
    [0.43, 0.075],
  ],
  blooms: blooms([0.45, 0.05], [0.76, 0.036], [1, 0.024]),
};
/** From the corner to the middle. */
const inward: PanelStem = {
  through: [
    [0.09, 0.09],
    [0.13, 0.15],
    [0.19, 0.17],
  ],
  blooms: blooms([0.08, 0.085], [0.62, 0.046], [1, 0.026]),
};

const laurel: PanelStem = {
  through: arc(0.5, 0.325, half, half * 1.82),
  blooms: blooms([0.05, 0.056], [0.27, 0.042], [0.5, 0.05], [0.72, 0.036], [1, 0.024]),
};
const ring: PanelStem = {
  through: arc(0.5, 0.31, half, 2 * half),
  blooms: blooms([0.03, 0.07], [0.2, 0.046], [0.36, 0.062], [0.52, 0.046], [0.68, 0.062], [0.84, 0.046], [0.99, 0.07]),
};
/** Half of a wreath that stands alone: full, and nearly to the edge. */
const wreath: PanelStem = {
  through: arc(0.5, 0.345, half, 2 * half),
  blooms: blooms([0.03, 0.08], [0.19, 0.044], [0.34, 0.066], [0.5, 0.046], [0.65, 0.066], [0.81, 0.044], [0.98, 0.072]),
};
const besideHem: PanelStem = {
  through: [
    [0.48, 0.88],
    [0.36, 0.9],
    [0.24, 0.86],
    [0.14, 0.76],
    [0.1, 0.6],
    [0.14, 0.44],
    [0.1, 0.3],
    [0.16, 0.2],
  ],
  blooms: blooms([0.03, 0.066], [0.19, 0.046], [0.34, 0.064], [0.5, 0.046], [0.66, 0.056], [0.82, 0.042], [1, 0.028]),
};
const bough: PanelStem = {
  through: [
    [0.49, 0.895],
    [0.34, 0.905],
    [0.17, 0.87],
    [0.08, 0.74],
    [0.1, 0.56],
    [0.07, 0.38],
    [0.12, 0.2],
    [0.24, 0.09],
    [0.38, 0.1],
  ],
  blooms: blooms(
    [0.03, 0.066],
    [0.2, 0.052],
    [0.34, 0.075],
    [0.5, 0.05],
    [0.64, 0.062],
    [0.8, 0.05],
    [0.91, 0.058],
    [1, 0.03],
  ),
};
const ended: readonly PanelStem[] = [
  {
    through: [
      [0.42, 0.16],
      [0.34, 0.09],
      [0.22, 0.08],
      [0.12, 0.12],
      [0.06, 0.08],
    ],
    blooms: blooms([0.3, 0.05], [0.62, 0.06], [0.86, 0.036], [1, 0.024]),
  },
  {
    through: [
      [0.42, 0.22],
      [0.32, 0.2],
      [0.22, 0.24],
      [0.14, 0.32],
      [0.09, 0.42],
    ],
    blooms: blooms([0.34, 0.04], [0.6, 0.056], [0.82, 0.04], [1, 0.026]),
  },
];
const swag: readonly PanelStem[] = [
  {
    through: [
      [0.46, 0.1],
      [0.36, 0.07],
      [0.24, 0.1],
      [0.14, 0.07],
      [0.07, 0.12],
      [0.07, 0.26],
      [0.09, 0.4],
    ],
    blooms: blooms([0.14, 0.05], [0.3, 0.06], [0.46, 0.044], [0.62, 0.075], [0.8, 0.046], [1, 0.028]),
  },
  {
    through: [
      [0.4, 0.26],
      [0.34, 0.33],
      [0.24, 0.33],
      [0.17, 0.27],
    ],
    blooms: blooms([0.3, 0.05], [0.68, 0.042], [1, 0.028]),
  },
];
const oneCorner: readonly PanelStem[] = [
  {
    through: [
      [0.92, 0.93],
      [0.78, 0.95],
      [0.62, 0.9],
      [0.48, 0.94],
      [0.34, 0.9],
      [0.22, 0.93],
    ],
    blooms: blooms([0.03, 0.075], [0.28, 0.05], [0.5, 0.06], [0.72, 0.042], [0.88, 0.036], [1, 0.024]),
  },
  {
    through: [
      [0.86, 0.56],
      [0.92, 0.5],
      [0.9, 0.38],
      [0.94, 0.26],
    ],
    blooms: blooms([0.2, 0.05], [0.55, 0.04], [1, 0.026]),
  },
];
const counter: PanelStem = {
  through: [
    [0.08, 0.08],
    [0.18, 0.06],
    [0.28, 0.1],
    [0.36, 0.07],
  ],
  blooms: blooms([0.05, 0.06], [0.5, 0.04], [0.8, 0.03], [1, 0.022]),
};

/** Every make of a panel that grows. A star is pieced: its blocks are laid about what stands in it. */
export const panelDesigns: Readonly<Record<Make, PanelDesign>> = {
  framed: {
    heroes: [{ x: 0.5, y: 0.49, r: 0.265 }],
    mates: [],
    stems: [...inAllCorners([alongSide], [inward]), ...onBothSides([laurel])],
    isOpen: false,
  },
  wreathed: {
    heroes: [{ x: 0.5, y: 0.5, r: 0.2 }],
    mates: [],
    stems: [...onBothSides([ring]), ...inAllCorners([alongSide], [{ ...inward, blooms: inward.blooms.slice(0, 1) }])],
    isOpen: false,
  },
  hemmed: {
    heroes: [{ x: 0.5, y: 0.46, r: 0.31 }],
    mates: [],
    stems: onBothSides([besideHem]),
    isOpen: false,
  },
  cushioned: {
    heroes: [{ x: 0.5, y: 0.48, r: 0.29 }],
    mates: [],
    stems: onBothSides([bough]),
    isOpen: false,
  },
  cornered: {
    heroes: [{ x: 0.72, y: 0.7, r: 0.2 }],
    mates: [],
    stems: [...oneCorner, counter, ...by(swapped, [counter])],
    isOpen: false,
  },
  ended: {
    heroes: [
      { x: 0.5, y: 0.2, r: 0.14 },
      { x: 0.5, y: 0.8, r: 0.14 },
    ],
    mates: [{ x: 0.5, y: 0.5, r: 0.085 }],
    stems: [...onBothSides(ended), ...by(downed, onBothSides(ended))],
    isOpen: false,
  },
  headed: {
    heroes: [{ x: 0.5, y: 0.21, r: 0.15 }],
    mates: [0.52, 0.7, 0.88].flatMap((y, row) =>
      (row % 2 === 0 ? [0.18, 0.5, 0.82] : [0.34, 0.66]).map((x) => ({ x, y, r: 0.07 })),
    ),
    stems: onBothSides(swag),
    isOpen: false,
  },
  starred: {
    heroes: [{ x: 0.5, y: 0.5, r: 0.15 }],
    mates: [],
    stems: [],
    isOpen: true,
  },
  ringed: {
    heroes: [{ x: 0.5, y: 0.5, r: 0.17 }],
    mates: [],
    stems: onBothSides([wreath]),
    isOpen: true,
    isRing: true,
  },
};
