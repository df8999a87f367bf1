import { repeatParams } from '@naksha/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPart } from '../../../../test/open-part.tsx';
import { aDesign, aPicture, freshStudio } from '../../../../test/studio-rows.ts';
import { workBeside } from '../../../../test/use-tool.ts';
import { en } from '../../../i18n/en/en.ts';
import type { JoinsQuestion } from '../../joins/joins-messages.ts';
import { GhostNote } from './joins-section.tsx';

const design = aDesign('scan');
const [first, second] = [aPicture(design._id).source, { ...aPicture(design._id).source }];
const words = new RegExp(en.measures.joins.ghosting);

/** The note beside a brush that is drawn out, and a picture that is exchanged. */
function Brushed() {
  const [brushHorizontal, setBrush] = useState(20);
  const [source, setSource] = useState<ImageBitmap>(first);
  return (
    <>
      {[0, 5, 20].map((width) => (
        <button key={width} type="button" onClick={() => setBrush(width)}>
          {width}
        </button>
      ))}
      <button type="button" onClick={() => setSource(second)}>
        other
      </button>
      <GhostNote design={design} params={repeatParams.parse({ brushHorizontal })} source={source} />
    </>
  );
}

beforeEach(() => {
  freshStudio();
  vi.stubGlobal('createImageBitmap', async (source: ImageBitmap) => source);
});

it('says that figures would show through each other, of the brush and the picture that are there now', async () => {
  const answer = vi.fn(({ brush, source }: JoinsQuestion) => ({ ghosts: brush?.across === 20 && source === first }));
  workBeside(answer);
  const { user } = await openPart(<Brushed />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByText(words);
  await press('5');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  await press('20');
  await screen.findByText(words);
  const asked = answer.mock.calls.length;
  await press('0');
  expect(screen.queryByText(words)).toBeNull();
  await press('20');
  await waitFor(() => expect(answer.mock.calls.length).toBe(asked + 1));
  await screen.findByText(words);
  await press('other');
  expect(screen.queryByText(words)).toBeNull();
});
