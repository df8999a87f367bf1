import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it('reads listed sizes as so many sizes', () => {
  expect(readPrompt('large, medium and small leaves', 'en').sizes).toBe(3);
  expect(readPrompt('small and large stars on navy', 'en').sizes).toBe(2);
  expect(readPrompt('small stars, large moons', 'en').sizes).toBeUndefined();
});
