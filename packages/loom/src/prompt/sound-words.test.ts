import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => void (await openNames()));

const drawn = (prompt: string) => {
  const { motifs, subjects } = readPrompt(prompt, 'en');
  return [...motifs, ...subjects];
};

describe('names by their sound', () => {
  it.each([
    ['girgeet', 'girgit', 'chameleon-glyph'],
    ['kachba', 'kaachbaa', 'turtle'],
    ['khiskolee', 'khiskoli', 'squirrel'],
  ])('%s and %s are one thing', (one, other, id) => {
    expect([drawn(one), drawn(other)]).toEqual([[id], [id]]);
  });

  it('takes no English word for one', () => {
    expect(drawn('glass, table, jelly, bite and zorbing')).toEqual([]);
  });
});

describe('names that are dyes', () => {
  it.each([
    ['wheat and poppies on slate', ['blossom', 'wheat'], 'slate'],
    ['bamboo stalks on biscuit', ['bamboo'], 'beige'],
    ['poppies on wheat', ['blossom'], 'straw'],
    ['हाथी स्लेटी, कमल गुलाबी, क्रीम ज़मीन', ['elephant', 'lotus'], 'cream'],
    ['ईंट लाल ज़मीन पर हाथी', ['elephant'], 'brick'],
  ])('%s', (prompt, things, ground) => {
    expect(drawn(prompt).toSorted()).toEqual(things);
    expect(readPrompt(prompt, 'en').ground?.name).toBe(ground);
  });
});
