import { adjustMap, type ColourMap } from '@naksha/colour';
import { adjustParams } from '@naksha/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBitmap, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { layOnTable } from '../../../test/use-tool.ts';
import { readStudio } from '../store/studio-store.ts';
import { layPicture, showChange } from '../store/table-actions.ts';
import { openTool } from '../store/tool-actions.ts';
import { everywhere, type Where } from './brush/use-where.ts';
import { useGrade } from './use-grade.ts';

vi.mock('./grade-picture.ts', () => ({ gradePicture: () => aBitmap() }));

const paler = adjustMap(adjustParams.parse({ brightness: 40 }));
const nowhere: Where = { ...everywhere, isNowhere: true };
const seen = () => readStudio().table.change;

beforeEach(() => {
  freshStudio();
  openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
});

it.each([
  ['no colour is to change', { map: null, where: everywhere }],
  ['it holds nowhere', { map: paler, where: nowhere }],
])(
  'takes what it shows off the cloth at once when %s any more, and shows it again when it is wished again',
  async (_, idle) => {
    layOnTable('cloth');
    const first: { map: ColourMap | null; where: Where } = { map: paler, where: everywhere };
    const { rerender } = renderHook(({ map, where }) => useGrade('adjust', map, 0, where), { initialProps: first });
    await waitFor(() => expect(seen()?.operation).toBe('adjust'));
    rerender(idle);
    expect(seen()).toBeNull();
    rerender(first);
    await waitFor(() => expect(seen()).not.toBeNull());
  },
);

it('leaves on the cloth what another part of its tool shows, also when a finer picture of the cloth has come', () => {
  const { _id } = layOnTable('cloth');
  renderHook(() => useGrade(null, null, 0));
  act(() => showChange('adjust', aPicture(_id), aBitmap()));
  act(() => layPicture('design', aPicture(_id)));
  expect(seen()?.cloth).toBe(_id);
});
