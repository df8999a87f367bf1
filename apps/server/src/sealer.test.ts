import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const [old, fresh] = ['an old secret of thirty-two letters', 'a fresh secret of thirty-two letters'];

test('what is sealed opens for its owner alone, unchanged alone, and never looks the same twice', () => {
  const { seal, open } = createSealer([old]);
  const sealed = seal('नक्शा', 'asha');
  expect(open(sealed, 'asha')).toBe('नक्शा');
  expect(sealed).not.toBe(seal('नक्शा', 'asha'));
  expect(open(sealed, 'meera')).toBeUndefined();
  for (const changed of [sealed.slice(0, -2), `${sealed.slice(0, 30)}A${sealed.slice(31)}A`, '', 'no seal'])
    expect(open(changed, 'asha')).toBeUndefined();
});

test('what was sealed with an earlier secret opens as long as that one is still named', () => {
  const sealed = createSealer([old]).seal('a secret', 'asha');
  expect(createSealer([fresh, old]).open(sealed, 'asha')).toBe('a secret');
  expect(createSealer([fresh]).open(sealed, 'asha')).toBeUndefined();
  expect(createSealer([old]).open(createSealer([fresh, old]).seal('a secret', 'asha'), 'asha')).toBeUndefined();
});
