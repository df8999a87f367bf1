import { endpoints, type FileRow, generateParams } from '@naksha/contract';
import { composeRecipe, createRng } from '@naksha/loom';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { workBeside } from '../../../test/use-tool.ts';
import { noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows, layPicture, showDesign } from '../store/table-actions.ts';
import { answerJoins } from './judge-picture.ts';
import { OpenJoins } from './open-joins.tsx';

const side = 64;

/** Rows of dots as a scan shows them, `rise` pixels higher at its right edge than at its left one. */
function rowsOf(rise: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const turned = Math.sin(((y + (rise * x) / side) * Math.PI) / 8) + 0.4 * Math.cos((x * Math.PI) / 16);
    pixels.set([128 + 70 * turned, 90 + 40 * turned, 60, 255], i * 4);
  }
  return pixels;
}

/** Every pixel is as far from the next as from any other. */
function noise(): Uint8ClampedArray {
  const { next } = createRng('noise');
  return Uint8ClampedArray.from({ length: side * side * 4 }, (_, i) => (i % 4 === 3 ? 255 : next() * 256));
}

/** A picture lies on the table whose pixels a canvas beside the page gives when it is asked. */
function lay(pixels: Uint8ClampedArray, changes: Partial<FileRow> = {}): FileRow {
  vi.stubGlobal('createImageBitmap', async (source: ImageBitmap) => source);
  workBeside(answerJoins);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { drawImage: () => undefined, getImageData: () => ({ data: pixels }) };
      }
    },
  );
  const row = aDesign('scan', { directory: 'uploaded', saved: true, ...changes });
  keepRows([row]);
  showDesign(row._id);
  layPicture('design', pictureOf(row));
  return row;
}
const pictureOf = ({ _id }: FileRow) =>
  aPicture(_id, { source: { width: side, height: side, close: () => undefined } });

const studio = () => new FakeServer().answer(endpoints.listOperations, () => ({ data: [] }));

beforeEach(freshStudio);

it('says where a scan with stepped rows does not repeat, with the price of closing it, and asks for that with one click', async () => {
  const scan = lay(rowsOf(8));
  const job = aJob('closing', {
    operation: 'repeat',
    state: 'queued',
    params: { columns: 1, rows: 1, joins: 'closed' },
  });
  const server = studio().answer(endpoints.submitJob, () => ({ job }));
  const { user } = await openPart(<OpenJoins />, { server });
  await screen.findByText('A step where left meets right.');
  await user.click(screen.getByRole('button', { name: 'Close the joins Free' }));
  await screen.findByText('Closing the joins');
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({
    operation: 'repeat',
    inputs: [scan._id],
    params: { joins: 'closed', columns: 1, rows: 1, layout: 'straight' },
  });
  noteJob({ ...job, state: 'failed' });
  await screen.findByRole('button', { name: /Close the joins/ });
});

const tooLarge = { params: { limit: 7, totalPixels: 9, width: 3, height: 3 } };
const saysTooLarge = /limit of 0.01 megapixels: it has 0.01 megapixels \(3 × 3\)/;

it('says why closing was refused beside its button', async () => {
  lay(rowsOf(8));
  const server = studio().refuse(endpoints.submitJob, 'too_many_pixels', tooLarge);
  const { user } = await openPart(<OpenJoins />, { server });
  await user.click(await screen.findByRole('button', { name: /Close the joins/ }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(saysTooLarge));
  expect(readStudio().jobs.mine).toEqual([]);
});

it('keeps what is under way and what was refused to the design that it was asked of', async () => {
  const first = lay(rowsOf(8));
  const job = aJob('closing', {
    operation: 'repeat',
    state: 'queued',
    params: { columns: 1, rows: 1, joins: 'closed' },
  });
  const server = studio().answer(endpoints.submitJob, () => ({ job }));
  const { user } = await openPart(<OpenJoins />, { server });
  await user.click(await screen.findByRole('button', { name: /Close the joins/ }));
  await screen.findByText('Closing the joins');
  const { _id: second } = aDesign('other');
  act(() => void lay(rowsOf(8), { _id: second }));
  server.refuse(endpoints.submitJob, 'too_many_pixels', tooLarge);
  await user.click(await screen.findByRole('button', { name: /Close the joins/ }));
  await screen.findByText(saysTooLarge);
  act(() => showDesign(first._id));
  act(() => layPicture('design', pictureOf(first)));
  await screen.findByText('Closing the joins');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.asked(endpoints.submitJob).at(-1)?.body.inputs).toEqual([second]);
});

it('judges beside the page: nothing is read of the picture by the page itself', async () => {
  lay(rowsOf(8));
  const read = vi.fn();
  workBeside();
  vi.stubGlobal('OffscreenCanvas', read);
  await openPart(
    <div>
      beside <OpenJoins />
    </div>,
  );
  await screen.findByText('beside');
  expect(read).not.toHaveBeenCalled();
});

it('says quietly that joins cannot be judged, because of the picture or of the browser, and offers nothing to do about it', async () => {
  lay(noise());
  const opened = await openPart(<OpenJoins />, { server: studio() });
  await screen.findByText('Cannot be judged: the picture itself steps as much everywhere.');
  expect(opened.server.asked(endpoints.submitJob)).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['error', 'messageerror'] as const)(
  'says that joins could not be judged where the worker ends with %s',
  async (by) => {
    lay(rowsOf(8));
    workBeside(answerJoins, { breaks: 1, by });
    await openPart(<OpenJoins />, { server: studio() });
    await screen.findByText('The joins could not be judged here.');
  },
);

it('says nothing of a picture that repeats', async () => {
  const judged = vi.fn(answerJoins);
  const scan = lay(rowsOf(0));
  workBeside(judged);
  await openPart(<OpenJoins />, { server: studio() });
  await waitFor(() => expect(judged).toHaveBeenCalledOnce());
  expect(judged.mock.results[0]?.value).toMatchObject({ judged: { across: { verdict: 'meets' } } });
  // What it answered has been heard once the next question has been.
  act(() => layPicture('design', pictureOf(scan)));
  await waitFor(() => expect(judged).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/step|judged/)).toBeNull();
});

it('says nothing of a design that is drawn here, and does not have it judged, however its picture steps', async () => {
  lay(rowsOf(8), { designDefinition: composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one') });
  const judged = vi.fn(answerJoins);
  workBeside(judged);
  await openPart(
    <div>
      beside <OpenJoins />
    </div>,
  );
  expect((await screen.findByText('beside')).textContent?.trim()).toBe('beside');
  expect(judged).not.toHaveBeenCalled();
});
