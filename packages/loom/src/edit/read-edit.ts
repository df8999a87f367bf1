import { vocabularies } from '../patterns/vocabularies.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { EditOp, Shift } from './edit-op.ts';
import type { Change } from './edit-words.ts';
import { readClauses } from './read-clauses.ts';
import { lentIn, ownLayoutIn, partOf, valuesOf, type Wish, wishOf } from './wish.ts';

export interface ReadEdit {
  readonly ops: readonly EditOp[];
  /** Words that were not understood. */
  readonly unmatched: readonly string[];
}

const mostUnmatched = 30;

/**
 * What was said → the changes it asks for, in order, for a design with this recipe. English, Hindi and Gujarati, their romanised
 * mixture too. Never throws; what is not understood is told.
 */
export function readEdit(text: string, recipe: Recipe): ReadEdit {
  const ops: EditOp[] = [];
  const unmatched: string[] = [];
  for (const clause of readClauses(text)) {
    const wish = wishOf(clause);
    const read = opsOf(wish, recipe);
    ops.push(...read);
    unmatched.push(...wish.unmatched);
    const said = clause.map((piece) => piece.text).join(' ');
    if (read.length === 0 && wish.unmatched.length === 0 && clause.some(hasWeight)) unmatched.push(said);
  }
  return { ops, unmatched: [...new Set(unmatched)].slice(0, mostUnmatched) };
}

function hasWeight(piece: ReturnType<typeof readClauses>[number][number]): boolean {
  return piece.kind !== 'phrase' || piece.phrase.sense.kind !== 'stop';
}

/** The readers in order; each takes what is its own. Those of one wish add up ("make it darker and denser"). */
function opsOf(wish: Wish, recipe: Recipe): EditOp[] {
  if (wish.action === 'rearrange') return [{ op: 'rearrange' }];
  if (wish.action === 'remove') return removals(wish);
  if (wish.action === 'replace' || isExchange(wish)) return replacements(wish);
  const ops = [...cloths(wish, recipe), ...motifs(wish), ...colours(wish, recipe), ...sizes(wish), ...manners(wish)];
  const [pattern] = valuesOf(wish, 'pattern');
  return ops.length === 0 && pattern === recipe.family ? [{ op: 'family', family: pattern }] : ops;
}

/** "Change the roses to lotus", "make red teal": two of one kind. */
function isExchange(wish: Wish): boolean {
  const isMade = wish.action === 'make' && wish.changes.length === 0 && !wish.isGround;
  return (
    isMade &&
    ((wish.inks.length === 2 && wish.motifs.length === 0 && wish.parts.length === 0) ||
      (wish.motifs.length === 2 && wish.inks.length === 0))
  );
}

function removals(wish: Wish): EditOp[] {
  const motifs = [...wish.motifs.flat(), ...lentIn(wish)];
  const ops: EditOp[] = motifs.map((motif) => ({ op: 'removeMotif', motif }));
  if (motifs.length === 0) ops.push(...wish.inks.map((colour): EditOp => ({ op: 'removeColour', colour })));
  if (wish.parts.includes('texture')) ops.push({ op: 'texture', change: -1 });
  if (wish.parts.includes('line')) ops.push({ op: 'line', factor: 0.5 });
  if (valuesOf(wish, 'style').includes('vintage')) ops.push({ op: 'age', change: -1 });
  return ops;
}

function replacements(wish: Wish): EditOp[] {
  const order = <T>(list: readonly T[]): [T | undefined, T | undefined] =>
    wish.isTurnedRound ? [list[1], list[0]] : [list[0], list[1]];
  const [fromInk, ink] = order(wish.inks);
  if (fromInk !== undefined && ink !== undefined) return [{ op: 'replaceColour', from: fromInk, colour: ink }];
  const [from, to] = order([...wish.motifs, ...lentIn(wish).map((motif) => [motif])]);
  if (from?.[0] !== undefined && to?.[0] !== undefined) {
    const [motif] = to;
    return from.slice(0, 1).map((each): EditOp => ({ op: 'replaceMotif', from: each, motif }));
  }
  const part = partOf(wish);
  return ink === undefined && fromInk !== undefined && part !== undefined
    ? [{ op: 'setColour', part, colour: fromInk }]
    : [];
}

function cloths(wish: Wish, recipe: Recipe): EditOp[] {
  const own = ownLayoutIn(wish);
  if (own !== undefined)
    return [own.family === recipe.family ? { op: 'layout', layout: own.layout } : { op: 'family', ...own }];
  const [pattern] = valuesOf(wish, 'pattern');
  const isWorld = wish.action === 'add' || wish.changes.length > 0;
  const ops: EditOp[] = [];
  if (pattern !== undefined && pattern !== recipe.family && !isWorld) ops.push({ op: 'family', family: pattern });
  const { layouts } = vocabularies[recipe.family];
  for (const word of valuesOf(wish, 'layout')) {
    const found =
      Object.entries(layouts).find(([, { is }]) => is?.includes(word)) ??
      Object.entries(layouts).find(([, { near }]) => near?.includes(word));
    if (found !== undefined) ops.push({ op: 'layout', layout: found[0] });
  }
  for (const repeat of valuesOf(wish, 'repeat')) ops.push({ op: 'repeat', repeat });
  return ops;
}

function motifs(wish: Wish): EditOp[] {
  const named = [
    ...wish.motifs.map(([first]) => first),
    ...(wish.action === 'add' || wish.changes.length > 0 ? lentIn(wish) : []),
  ].filter((motif) => motif !== undefined);
  if (wish.changes.includes('more')) return named.map((motif) => ({ op: 'weighMotif', motif, factor: 1.8 }));
  if (wish.changes.includes('fewer')) return named.map((motif) => ({ op: 'weighMotif', motif, factor: 0.5 }));
  const isAdded =
    wish.action === 'add' ||
    (wish.changes.length === 0 && wish.inks.length === 0 && wish.senses.every(({ kind }) => kind !== 'size'));
  return isAdded ? named.map((motif) => ({ op: 'addMotif', motif })) : [];
}

const shiftOf: Partial<Record<Change, Shift>> = {
  darker: 'darker',
  lighter: 'lighter',
  brighter: 'brighter',
  duller: 'duller',
  warmer: 'warmer',
  cooler: 'cooler',
};
const shiftOfShade = { dark: 'darker', light: 'lighter', bright: 'brighter', muted: 'duller' } as const;

function colours(wish: Wish, recipe: Recipe): EditOp[] {
  const part = partOf(wish);
  const shifts = [
    ...wish.changes.flatMap((change) => shiftOf[change] ?? []),
    ...valuesOf(wish, 'shade').map((shade) => shiftOfShade[shade]),
  ];
  const [first, ...rest] = wish.inks;
  if (shifts.length > 0) {
    const of = first === undefined ? {} : { of: first };
    return shifts.map((shift) => ({ op: 'shiftColours', shift, ...(part === undefined ? of : { part }) }));
  }
  if (first !== undefined && wish.action === 'add') return wish.inks.map((colour) => ({ op: 'addColour', colour }));
  if (first !== undefined) {
    const others = rest.map((colour): EditOp => ({ op: 'addColour', colour }));
    return [{ op: 'setColour', part: part ?? 'ground', colour: first }, ...others];
  }
  const isOfColours = wish.senses.some(({ kind, value }) => kind === 'grammar' && value === 'colours');
  const counts = valuesOf(wish, 'count').map(Number);
  if (counts[0] !== undefined) return [{ op: 'limitColours', count: counts[0] }];
  if (isOfColours && wish.changes.includes('fewer')) {
    const count = new Set(Object.values(recipe.palette.roles)).size;
    return [{ op: 'limitColours', count: Math.max(2, count - 2) }];
  }
  return [
    ...valuesOf(wish, 'mood').map((name): EditOp => ({ op: 'mood', name })),
    ...valuesOf(wish, 'scheme').map((name): EditOp => ({ op: 'scheme', name })),
    ...valuesOf(wish, 'setting').map((name): EditOp => ({ op: 'setting', name })),
  ];
}

const factorOfSize = { mini: 0.4, small: 0.65, medium: 1, large: 1.5, huge: 2 } as const;

function sizes(wish: Wish): EditOp[] {
  const ops: EditOp[] = [];
  const { changes } = wish;
  const [cm] = valuesOf(wish, 'centimetres');
  const [size] = valuesOf(wish, 'size');
  if (cm !== undefined) ops.push({ op: 'scaleTo', cm });
  else if (changes.includes('bigger')) ops.push({ op: 'scale', factor: 1.3 });
  else if (changes.includes('smaller')) ops.push({ op: 'scale', factor: 0.75 });
  else if (size !== undefined && wish.action !== 'add' && factorOfSize[size] !== 1)
    ops.push({ op: 'scale', factor: factorOfSize[size] });
  const [density] = valuesOf(wish, 'density');
  if (changes.includes('denser') || (density === 'dense' && !changes.includes('fewer')))
    ops.push({ op: 'density', change: 0.2 });
  else if (changes.includes('sparser') || density !== undefined) ops.push({ op: 'density', change: -0.25 });
  else if (wish.motifs.length === 0 && lentIn(wish).length === 0 && wish.parts.includes('motifs')) {
    if (changes.includes('more')) ops.push({ op: 'density', change: 0.15 });
    if (changes.includes('fewer')) ops.push({ op: 'density', change: -0.15 });
  }
  return ops;
}

const byChange: Partial<Record<Change, EditOp>> = {
  simpler: { op: 'detail', change: -1 },
  richer: { op: 'detail', change: 1 },
  thicker: { op: 'line', factor: 1.35 },
  thinner: { op: 'line', factor: 0.72 },
  cleaner: { op: 'hand', factor: 0.5 },
  rougher: { op: 'hand', factor: 1.6 },
  older: { op: 'age', change: 0.3 },
  newer: { op: 'age', change: -0.3 },
};
const byDetail = {
  fine: [
    { op: 'detail', change: 1 },
    { op: 'line', factor: 0.8 },
  ],
  bold: [{ op: 'line', factor: 1.4 }],
  outlined: [{ op: 'line', factor: 1.3 }],
  dotted: [{ op: 'weighMotif', motif: 'dot', factor: 1.8 }],
  layered: [
    { op: 'detail', change: 1 },
    { op: 'density', change: 0.1 },
  ],
  plain: [{ op: 'detail', change: -1 }],
} as const satisfies Record<string, readonly EditOp[]>;

function manners(wish: Wish): EditOp[] {
  const ops: EditOp[] = wish.changes.flatMap((change) => byChange[change] ?? []);
  if (wish.parts.includes('texture')) {
    if (wish.changes.includes('more') || wish.action === 'add') ops.push({ op: 'texture', change: 0.3 });
    if (wish.changes.includes('fewer')) ops.push({ op: 'texture', change: -0.3 });
  }
  ops.push(...valuesOf(wish, 'detail').flatMap((detail): readonly EditOp[] => byDetail[detail]));
  ops.push(...valuesOf(wish, 'style').map((name): EditOp => ({ op: 'style', name })));
  ops.push(...valuesOf(wish, 'cloth').map((cloth): EditOp => ({ op: 'cloth', cloth })));
  return ops;
}
