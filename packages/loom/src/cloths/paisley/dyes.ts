import type { MotifInks } from '../../drawing/motifs/motif.ts';
import type { Ink } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';

/** Which dyes one ambi takes, from the outside in, and those of the garden in its field. */
export interface Colourway {
  readonly fringe: { readonly body: Ink; readonly second: Ink };
  readonly outer: { readonly field: Ink; readonly mark: Ink; readonly accent: Ink };
  readonly hair: Ink;
  readonly ring: { readonly field: Ink; readonly mark: Ink; readonly accent: Ink };
  readonly inner: { readonly field: Ink; readonly mark: Ink; readonly accent: Ink };
  readonly field: Ink;
  readonly dots: Ink;
  /** On the ground. */
  readonly halo: Ink;
  readonly flowers: readonly [MotifInks, ...MotifInks[]];
  readonly leaves: readonly MotifInks[];
  readonly stem: Ink;
}

const base = { contour: 'line', light: 'light' } as const;

const red: MotifInks = { ...base, body: 'a1', second: 'a4', third: 'leaf1', leaf: 'leaf1', heart: 'a2' };
const gold: MotifInks = { ...base, body: 'a2', second: 'a1', third: 'leaf2', leaf: 'leaf2', heart: 'dark' };
const teal: MotifInks = { ...base, body: 'a3', second: 'a2', third: 'leaf1', leaf: 'leaf1', heart: 'a1' };
const blush: MotifInks = { ...base, body: 'a4', second: 'a1', third: 'leaf2', leaf: 'leaf2', heart: 'a2' };
const cream: MotifInks = { ...base, body: 'light', second: 'a4', third: 'leaf1', leaf: 'leaf1', heart: 'a1' };
const plum: MotifInks = { ...base, body: 'dark', second: 'a4', third: 'leaf3', leaf: 'leaf3', heart: 'a2' };

const greens: readonly [MotifInks, ...MotifInks[]] = [
  { ...base, body: 'leaf1', second: 'leaf2', third: 'leaf2', leaf: 'leaf2', heart: 'a2' },
  { ...base, body: 'leaf2', second: 'leaf3', third: 'leaf1', leaf: 'leaf1', heart: 'a2' },
  { ...base, body: 'leaf3', second: 'leaf2', third: 'leaf1', leaf: 'leaf1', heart: 'a1' },
];
const brightGreens = greens.filter(({ body }) => body !== 'leaf2');

/** Colourways of the ambi; which comes first is the seed's choice. Neighbouring bands always differ in lightness. */
const colourways: readonly [Colourway, ...Colourway[]] = [
  {
    fringe: { body: 'a4', second: 'a1' },
    outer: { field: 'a1', mark: 'light', accent: 'a1>dark:0.4' },
    hair: 'a2',
    ring: { field: 'dark', mark: 'a2', accent: 'a4' },
    inner: { field: 'a3', mark: 'a2', accent: 'a1' },
    field: 'dark',
    dots: 'light',
    halo: 'a2',
    flowers: [red, gold, blush, cream],
    leaves: brightGreens,
    stem: 'leaf1',
  },
  {
    fringe: { body: 'a2', second: 'a1' },
    outer: { field: 'a3', mark: 'light', accent: 'a3>dark:0.5' },
    hair: 'a4',
    ring: { field: 'light', mark: 'a1', accent: 'leaf2' },
    inner: { field: 'dark', mark: 'a2', accent: 'a4' },
    field: 'a1',
    dots: 'a2',
    halo: 'a4',
    flowers: [blush, cream, gold, teal],
    leaves: brightGreens,
    stem: 'a2',
  },
  {
    fringe: { body: 'a1', second: 'a2' },
    outer: { field: 'dark', mark: 'a2', accent: 'dark' },
    hair: 'light',
    ring: { field: 'a1', mark: 'light', accent: 'a2' },
    inner: { field: 'dark', mark: 'a4', accent: 'light' },
    field: 'light',
    dots: 'a1',
    halo: 'a2',
    flowers: [red, teal, gold, plum],
    leaves: greens,
    stem: 'leaf2',
  },
  {
    fringe: { body: 'a3', second: 'light' },
    outer: { field: 'a2', mark: 'dark', accent: 'light' },
    hair: 'light',
    ring: { field: 'dark', mark: 'light', accent: 'a4' },
    inner: { field: 'a1', mark: 'a2', accent: 'light' },
    field: 'a3',
    dots: 'a4',
    halo: 'a1',
    flowers: [blush, gold, cream, red],
    leaves: brightGreens,
    stem: 'leaf1',
  },
];

/** The colourways in an order of the stream's choosing; any index. */
export function colourwaysBy(rng: Rng): (index: number) => Colourway {
  const order = rng.shuffle(colourways);
  return (index) => order[index % order.length] ?? colourways[0];
}

/** Dyes of the ground's flowers and leaves. */
export const groundFlowers: readonly [MotifInks, ...MotifInks[]] = [red, blush, gold, teal, cream];
export const groundLeaves: readonly MotifInks[] = greens;
export const brightLeaves: readonly MotifInks[] = brightGreens;
