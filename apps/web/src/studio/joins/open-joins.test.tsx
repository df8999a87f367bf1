import { endpoints, errors, type FileRow } from '@naksha/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows, layPicture, showDesign } from '../store/table-actions.ts';
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

/** A picture lies on the table whose pixels a canvas gives when it is asked. */
function lay(pixels: Uint8ClampedArray, changes: Partial<FileRow> = {}): FileRow {
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
  layPicture('design', aPicture(row._id, { source: { width: side, height: side, close: () => undefined } }));
  return row;
}

beforeEach(freshStudio);

it('says where a scan with stepped rows does not repeat, with the price of closing it, and asks for that with one click', async () => {
  const scan = lay(rowsOf(8));
  const job = aJob('closing', { operation: 'repeat', state: 'queued', params: { joins: 'closed' } });
  const server = new FakeServer().answer(endpoints.submitJob, () => ({ job }));
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

it('says why closing was refused beside its button', async () => {
  lay(rowsOf(8));
  const server = new FakeServer().refuse(endpoints.submitJob, 'too_many_pixels');
  const { user } = await openPart(<OpenJoins />, { server });
  await user.click(await screen.findByRole('button', { name: /Close the joins/ }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.too_many_pixels.message));
  expect(readStudio().jobs.mine).toEqual([]);
});

it('says nothing of a picture that repeats, nor of what is drawn here', async () => {
  lay(rowsOf(0));
  await openPart(
    <div>
      beside <OpenJoins />
    </div>,
  );
  await screen.findByText('beside');
  expect(screen.queryByRole('button')).toBeNull();
});
