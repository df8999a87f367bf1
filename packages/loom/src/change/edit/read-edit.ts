import type { Phrase } from '../../prompt/phrase.ts';
import { takeBorder } from '../../prompt/take-border.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { canDraw } from '../../vocabulary/can-draw.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
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
 * mixture too. Never throws; what is not understood is reported.
 */
export function readEdit(text: string, recipe: Recipe): ReadEdit {
  const ops: EditOp[] = [];
  const unmatched: string[] = [];
  for (const clause of readClauses(text)) {
    const wish = wishOf(clause);
    const border = borderOp(clause, wish, recipe);
    if (border !== undefined) {
      ops.push(border);
      continue;
    }
    const read = opsOf(wish, recipe);
    ops.push(...read);
    if (wish.action !== 'keep') unmatched.push(...wish.unmatched);
    const said = clause.map((piece) => piece.said).join(' ');
    const isKept = wish.action === 'keep' && !wish.isOnly;
    if (read.length === 0 && !isKept && wish.unmatched.length === 0 && clause.some(hasWeight)) unmatched.push(said);
  }
  return { ops, unmatched: [...new Set(unmatched)].slice(0, mostUnmatched) };
}

/** What a clause says of a border, where that is no layout that the cloth has or is named as. */
function borderOp(clause: ReturnType<typeof readClauses>[number], wish: Wish, recipe: Recipe): EditOp | undefined {
  const phrases = clause.flatMap((piece) => (piece.kind === 'phrase' ? [piece.phrase] : []));
  const { border } = takeBorder(phrases, true);
  if (border === undefined || !phrases.some(isOfBorder) || wish.action === 'keep') return undefined;
  if (wish.action === 'remove') return recipe.border === undefined ? undefined : { op: 'border' };
  const breadth = wish.changes.includes('thinner') || wish.changes.includes('smaller') ? 'narrow' : undefined;
  const wider = wish.changes.includes('thicker') || wish.changes.includes('bigger') ? 'wide' : undefined;
  return { op: 'border', wish: { ...border, breadth: breadth ?? wider ?? border.breadth } };
}

function isOfBorder({ sense }: Phrase): boolean {
  return (sense.kind === 'layout' && sense.value === 'borders') || sense.kind === 'motif';
}

function hasWeight(piece: ReturnType<typeof readClauses>[number][number]): boolean {
  return piece.kind !== 'phrase' || piece.phrase.sense.kind !== 'stop';
}

/** The readers in order; each takes what is its own. Those of one wish add up ("make it darker and denser"). */
function opsOf(wish: Wish, recipe: Recipe): EditOp[] {
  if (wish.action === 'rearrange') return [{ op: 'rearrange' }];
  if (wish.action === 'relay') return [{ op: 'layout', layout: nextLayout(recipe) }];
  if (wish.action === 'keep' && !isKeptSo(wish)) return [];
  // "All but the lotus", "only lotus", "the ground not red" ask for what no operation says.
  if (isTurned(wish)) return [];
  if (wish.action === 'remove') return removals(wish, recipe);
  if (wish.action === 'replace' || isExchange(wish)) return replacements(wish);
  const ops = [...cloths(wish, recipe), ...motifs(wish), ...colours(wish, recipe), ...sizes(wish), ...manners(wish)];
  const [pattern] = valuesOf(wish, 'pattern');
  return ops.length === 0 && pattern === recipe.family ? [{ op: 'family', family: pattern }] : ops;
}

/** "Keep the ground white" says what it is to be; "keep the flowers" that they are to stay. */
function isKeptSo(wish: Wish): boolean {
  return wish.inks.length > 0 && partOf(wish) !== undefined;
}

function isTurned({ action, senses, motifs, inks, isOnly }: Wish): boolean {
  const isRefused = senses.some(({ kind, value }) => kind === 'grammar' && (value === 'not' || value === 'not-after'));
  return isRefused || (isOnly && motifs.length > 0 && inks.length === 0 && (action === undefined || action === 'make'));
}

/** "Change the roses to lotus", "make red teal", "navy to olive": two of one kind. */
function isExchange(wish: Wish): boolean {
  if (wish.isOfColour && wish.inks.length === 2 && wish.action !== 'add' && wish.changes.length === 0) return true;
  const isMade = wish.action === 'make' && wish.changes.length === 0 && !wish.isGround;
  return (
    isMade &&
    ((wish.inks.length === 2 && wish.motifs.length === 0 && wish.parts.length === 0) ||
      (wish.motifs.length === 2 && wish.inks.length === 0))
  );
}

/** The layout that comes after the design's in the list of its cloth. */
function nextLayout({ family, layout }: Recipe): string {
  const names = Object.keys(vocabularies[family].layouts);
  return names[(names.indexOf(layout) + 1) % names.length] ?? layout;
}

function removals(wish: Wish, { family }: Recipe): EditOp[] {
  const named = [...wish.motifs.flat(), ...lentIn(wish)];
  // "No flowers" are ten kinds: what the cloth cannot draw anyway need not be said.
  const drawn = named.filter((motif) => canDraw(motif, family));
  const motifs = drawn.length > 0 ? drawn : named.slice(0, 1);
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
  if (ink !== undefined && wish.isOfColour && wish.isGround) return [{ op: 'setColour', part: 'ground', colour: ink }];
  if (fromInk !== undefined && ink !== undefined) return [{ op: 'replaceColour', from: fromInk, colour: ink }];
  const [from, to] = order([...wish.motifs, ...lentIn(wish).map((motif) => [motif])]);
  if (from?.[0] !== undefined && to?.[0] !== undefined) {
    const [motif] = to;
    // "Flowers" are of two kinds; of other words the second only stands in for the first.
    const kinds = from[0] === 'blossom' ? from : from.slice(0, 1);
    return kinds.map((each): EditOp => ({ op: 'replaceMotif', from: each, motif }));
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
  const isOwnMotif = wish.inks.length > 0 && lentIn(wish).some((motif) => canDraw(motif, recipe.family));
  if (pattern !== undefined && pattern !== recipe.family && !isWorld && !isOwnMotif)
    ops.push({ op: 'family', family: pattern });
  const { layouts } = vocabularies[recipe.family];
  for (const word of valuesOf(wish, 'layout')) {
    const [own] = Object.entries(layouts).find(([, { is }]) => is?.includes(word)) ?? [];
    if (own === undefined && word === 'half-drop') ops.push({ op: 'repeat', repeat: word });
    else {
      const [near] = Object.entries(layouts).find(([, layout]) => layout.near?.includes(word)) ?? [];
      // What is only near to a border has none: nothing would be seen of it.
      if (word === 'borders' && own === undefined) {
        ops.push({ op: 'layout', layout: word });
        continue;
      }
      // What it is already is named only ("bigger butis"); what comes nearest and is there already is not what was asked for.
      const isThere = (own ?? near) === recipe.layout;
      const layout = isThere && (own === undefined || isDescribed(wish)) ? undefined : (own ?? near);
      if (layout !== undefined) ops.push({ op: 'layout', layout });
    }
  }
  for (const repeat of valuesOf(wish, 'repeat')) ops.push({ op: 'repeat', repeat });
  return ops;
}

function hasBorders({ family }: Recipe): boolean {
  return Object.values(vocabularies[family].layouts).some(({ is }) => is?.includes('borders'));
}

/** There is more in the wish than the layout. */
function isDescribed(wish: Wish): boolean {
  return wish.inks.length + wish.changes.length > 0 || isSized(wish) || valuesOf(wish, 'density').length > 0;
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
  // "Use only three colours: rust, cream and indigo."
  const isCounted = valuesOf(wish, 'count').length > 0;
  if (wish.inks.length > 1 && part === undefined && (wish.isOnly || isCounted))
    return [{ op: 'onlyColours', colours: wish.inks }];
  // What is said of a border's colour is not said of the cloth's.
  if (first !== undefined && valuesOf(wish, 'layout').includes('borders') && !hasBorders(recipe)) return [];
  if (shifts.length > 0) {
    const of = first === undefined ? {} : { of: first };
    return shifts.map((shift) => ({ op: 'shiftColours', shift, ...(part === undefined ? of : { part }) }));
  }
  if (first !== undefined && wish.action === 'add' && part !== 'line')
    return wish.inks.map((colour) => ({ op: 'addColour', colour }));
  // "The white stripes wider": the colour says which.
  if (first !== undefined && part === undefined && isSized(wish) && valuesOf(wish, 'layout').length > 0) return [];
  const schemes = valuesOf(wish, 'scheme').map((name): EditOp => ({ op: 'scheme', name }));
  if (first !== undefined) {
    const others = rest.map((colour): EditOp => ({ op: 'addColour', colour }));
    return [...schemes, { op: 'setColour', part: part ?? 'ground', colour: first }, ...others];
  }
  const isOfColours = wish.senses.some(({ kind, value }) => kind === 'grammar' && value === 'colours');
  const counts = valuesOf(wish, 'count').map(Number);
  if (counts[0] !== undefined) return [{ op: 'limitColours', count: counts[0] }];
  if (isOfColours && wish.changes.includes('fewer')) {
    const [named] = wish.numbers.filter((number) => number >= 2 && number <= 24);
    if (named !== undefined) return [{ op: 'limitColours', count: named }];
    const count = new Set(Object.values(recipe.palette.roles)).size;
    return [{ op: 'limitColours', count: Math.max(2, count - 2) }];
  }
  return [
    ...valuesOf(wish, 'mood').map((name): EditOp => ({ op: 'mood', name })),
    ...schemes,
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
  else if (changes.includes('doubled')) ops.push({ op: 'scale', factor: 2 });
  else if (changes.includes('halved')) ops.push({ op: 'scale', factor: 0.5 });
  else if (changes.includes('bigger')) ops.push({ op: 'scale', factor: 1 + (percentOf(wish) ?? 30) / 100 });
  else if (changes.includes('smaller'))
    ops.push({ op: 'scale', factor: 1 - Math.min(90, percentOf(wish) ?? 25) / 100 });
  else if (isOfBands(wish) && changes.includes('thicker')) ops.push({ op: 'scale', factor: 1.35 });
  else if (isOfBands(wish) && changes.includes('thinner')) ops.push({ op: 'scale', factor: 0.72 });
  else if (size !== undefined && wish.action !== 'add' && factorOfSize[size] !== 1)
    ops.push({ op: 'scale', factor: factorOfSize[size] });
  const [density] = valuesOf(wish, 'density');
  if (changes.includes('denser') || (density === 'dense' && !changes.includes('fewer')))
    ops.push({ op: 'density', change: 0.2 });
  else if (changes.includes('sparser') || density !== undefined) ops.push({ op: 'density', change: -0.25 });
  else if (wish.motifs.length === 0 && lentIn(wish).length === 0 && wish.parts.includes('motifs') && !isManner(wish)) {
    if (changes.includes('more')) ops.push({ op: 'density', change: 0.15 });
    if (changes.includes('fewer')) ops.push({ op: 'density', change: -0.15 });
  }
  return ops;
}

/** "20 % smaller". */
function percentOf({ numbers }: Wish): number | undefined {
  return numbers.find((number) => number >= 5 && number <= 300);
}

/** Of stripes and bands the breadth is meant, not a contour's. */
function isOfBands(wish: Wish): boolean {
  const isBand = valuesOf(wish, 'layout').some((word) => word === 'stripe' || word === 'bands' || word === 'zigzag');
  return isBand && !wish.parts.includes('line');
}

function isSized(wish: Wish): boolean {
  return sizes(wish).some(({ op }) => op === 'scale' || op === 'scaleTo');
}

/** "More festive" is not more of anything. */
function isManner({ senses }: Wish): boolean {
  return senses.some(({ kind }) => ['mood', 'scheme', 'style', 'setting', 'detail', 'shade'].includes(kind));
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
  const ops: EditOp[] = wish.changes
    .filter((change) => !isOfBands(wish) || (change !== 'thicker' && change !== 'thinner'))
    .flatMap((change) => byChange[change] ?? []);
  if (wish.parts.includes('texture')) {
    if (wish.changes.includes('more') || wish.action === 'add') ops.push({ op: 'texture', change: 0.3 });
    if (wish.changes.includes('fewer')) ops.push({ op: 'texture', change: -0.3 });
  }
  ops.push(...valuesOf(wish, 'detail').flatMap((detail): readonly EditOp[] => byDetail[detail]));
  ops.push(...valuesOf(wish, 'style').map((name): EditOp => ({ op: 'style', name })));
  ops.push(...valuesOf(wish, 'cloth').map((cloth): EditOp => ({ op: 'cloth', cloth })));
  return ops;
}
