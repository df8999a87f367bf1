import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

function read(prompt: string) {
  const { ground, accents, leaves, subjects, motifs, unmatched } = readPrompt(prompt, 'en');
  return {
    dyes: [ground, ...accents, ...leaves].flatMap((each) => each?.name ?? []),
    drawn: [...subjects, ...motifs],
    unread: unmatched.map(({ word }) => word),
  };
}

it.each([
  ['apricots and leaves', ['apricots'], ['leaf']],
  ['anjeer ke patte', ['anjeer'], ['leaf']],
])('says that fruit without a drawing is not drawn, and dyes nothing by it: %s', (prompt, unread, drawn) => {
  const { dyes, ...said } = read(prompt);
  expect(said).toEqual({ unread, drawn });
  expect(dyes.filter((dye) => /fig|apricot/.test(dye))).toEqual([]);
});

it.each([
  ['figs with fig leaves', ['fig']],
  ['lemons and lemon leaves', ['lemon', 'leaf']],
  ['plums with plum leaves', ['plum', 'leaf']],
])('takes a dye before leaves for the fruit that is drawn: %s', (prompt, drawn) => {
  expect(read(prompt)).toEqual({ dyes: [], drawn, unread: [] });
});

it.each([
  ['plum and sage florals', ['plum', 'sage']],
  ['herons with olive leaves', ['olive']],
  ['fig and cream stripes', ['fig', 'cream']],
  ['apricot roses', ['apricot']],
])('leaves the colours that are named: %s', (prompt, dyes) => {
  expect(read(prompt).dyes).toEqual(expect.arrayContaining(dyes));
});
