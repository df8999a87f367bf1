import { expect, it } from 'vitest';
import { beginning, paramsOf, rowFrom, withRows } from './recolour-state.ts';

const red = rowFrom({ hex: '#a4322a', share: 0.4 });
const cream = rowFrom({ hex: '#efe2c5', share: 0.6 });

it('asks for nothing while every colour stays', () => {
  expect(paramsOf(beginning)).toBeNull();
  expect(paramsOf(withRows(beginning, [red, cream]))).toBeNull();
  expect(paramsOf(withRows(beginning, [{ ...red, to: '#27557a', isLocked: true }, cream]))).toBeNull();
});

it('gives colours that stay to themselves, so that they hold their pixels', () => {
  const state = withRows(beginning, [
    { ...red, to: '#27557a' },
    { ...cream, to: '#000000', isLocked: true },
  ]);
  expect(paramsOf(state)?.colours).toEqual([
    { from: '#a4322a', to: '#27557a' },
    { from: '#efe2c5', to: '#efe2c5' },
  ]);
});

it('keeps the palette while single colours are picked', () => {
  const palette = withRows(beginning, [red]);
  const picked = withRows({ ...palette, reach: 'near' }, [cream]);
  expect([picked.palette, picked.picked]).toEqual([[red], [cream]]);
});
