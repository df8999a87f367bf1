import { expect, it, onTestFinished, vi } from 'vitest';

it('goes through all known words before the first key, and for an unknown one only through those with its first letter', async () => {
  vi.resetModules();
  const { readPrompt } = await import('./read-prompt.ts');
  readPrompt('', 'en');
  const folded = vi.spyOn(String.prototype, 'normalize');
  const added = vi.spyOn(Set.prototype, 'add');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(readPrompt('lotus', 'en').motifs).toHaveLength(1);
  expect(readPrompt('quatrefoyle', 'en').unmatched).toEqual([]);
  expect(readPrompt('quatre', 'en').unmatched).toMatchObject([{ word: 'quatre', suggestion: 'quatrefoil' }]);
  expect(folded).not.toHaveBeenCalled();
  expect(added.mock.calls.length).toBeLessThan(1000);
});

it('proposes nothing for a word that is spelt as it is meant', async () => {
  const { suggestWord } = await import('./suggest-word.ts');
  expect(suggestWord('parsley')).toBeUndefined();
});
