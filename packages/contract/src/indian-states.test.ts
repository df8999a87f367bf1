import { expect, it } from 'vitest';
import { indianStates } from './indian-states.ts';

it('gives each state one code of two digits, in order, and none that is no longer given', () => {
  const codes = indianStates.map(({ code }) => code);
  for (const code of codes) expect(code).toMatch(/^\d{2}$/);
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect(codes).not.toContain('25');
});

it('names each state in three languages, and no two alike', () => {
  for (const language of ['en', 'hi', 'gu'] as const) {
    const names = indianStates.map(({ name }) => name[language]);
    expect(names.every((name) => name.trim() !== '')).toBe(true);
    expect(new Set(names).size).toBe(indianStates.length);
  }
});

it('has UTGST in union territories alone', () => {
  expect(indianStates.filter(({ hasUtgst }) => hasUtgst).map(({ name }) => name.en)).toContain('Chandigarh');
  expect(indianStates.find(({ code }) => code === '07')?.hasUtgst).toBe(false);
});
