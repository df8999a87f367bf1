import { endpoints, errors } from '@naksha/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openTool } from '../../../test/open-tool.tsx';
import { aDesign, aJob, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { answers, isPossible, lay, on, press, trial } from '../../../test/trial-tool.tsx';
import { chooseOptions, typeWords } from '../store/ask-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';
import { keepRows, layPicture } from '../store/table-actions.ts';
import { changeValue } from '../store/tool-actions.ts';

beforeEach(freshStudio);

describe('the inputs', () => {
  it('are a design, without which the words can be made from here', async () => {
    typeWords('red bandhani');
    const job = aJob('made', { operation: 'generate', state: 'queued' });
    const { user, server } = await openTool(trial(['design']), { ...on, server: answers(job) });
    await user.click(await screen.findByRole('button', { name: /Generate 1 design/ }));
    await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
    expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ params: { prompt: 'red bandhani' } });
  });

  it('say that there is nothing yet without a design and without words', async () => {
    await openTool(trial(['design']), on);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Generate/ })).toBeNull());
    expect(screen.queryByText('more')).toBeNull();
  });

  it('name the design that lay on the table last where it need not lie there now', async () => {
    lay('night garden');
    chooseOptions({ prompt: 'other words' });
    await openTool(trial(['latest']), on);
    expect(await screen.findByText('night garden')).toBeTruthy();
    expect(designOnTable(readStudio().table)).toBeUndefined();
  });

  it('let the form be changed while a preview lies over the design that is worked on', async () => {
    const { _id } = lay('night garden');
    chooseOptions({ prompt: 'other words' });
    changeValue('adjust', { value: { level: 3 }, designId: _id, isCarried: false });
    expect(readStudio().tools.values.adjust?.value).toEqual({ level: 3 });
    chooseOptions({ prompt: 'yet other words' });
    expect(readStudio().tools.values.adjust?.value).toEqual({ level: 3 });
    lay('another cloth');
    expect(readStudio().tools.values.adjust).toBeUndefined();
  });

  it('have a second picture of this session, which is asked for with the design', async () => {
    const other = aDesign('paisley');
    keepRows([other]);
    const design = lay('cloth');
    const { user, server } = await openTool(trial(['design', 'picture'], 'mix'), {
      ...on,
      server: answers(aJob('job', { operation: 'replicate', state: 'queued' })),
    });
    await user.click(await screen.findByText('more'));
    expect(press().textContent).toContain('Choose a second picture');
    expect(screen.queryByRole('radio', { name: 'cloth' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'paisley' }));
    await user.click(press());
    await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
    expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ inputs: [design._id, other._id] });
    await user.click(screen.getByText('Take out'));
    expect(isPossible()).toBe(false);
  });

  it('have a second picture of the collection, and say when it cannot be reached', async () => {
    lay('cloth');
    const kept = aDesign('kept paisley', { saved: true, directory: 'processed' });
    const server = new FakeServer().answer(endpoints.listFiles, () => ({
      data: [kept],
      total: 1,
      pageNo: 1,
      limit: 20,
    }));
    const { user } = await openTool(trial(['design', 'picture'], 'mix'), { ...on, server });
    await user.click(await screen.findByRole('radio', { name: 'Saved' }));
    await user.click(await screen.findByRole('radio', { name: 'kept paisley' }));
    expect(readStudio().tools.inputs.mix?.picture).toEqual(kept);
    server.refuse(endpoints.listFiles, 'unexpected');
    await user.click(screen.getByRole('radio', { name: 'Uploaded' }));
    expect((await screen.findByRole('alert')).textContent).toBe(errors.unexpected.message);
  });

  it('have a file, which goes up at once and is asked for by its id', async () => {
    const design = lay('cloth');
    const uploaded = aDesign('model', { directory: 'uploaded' });
    const server = answers(aJob('job', { operation: 'replicate', state: 'queued' }))
      .answer(endpoints.createSecureUrl, () => ({
        signedUrl: '/files/put',
        s3fileName: 'uploads/model.png',
        fileName: 'model.png',
      }))
      .answer(endpoints.saveFileInfo, () => ({ data: uploaded }));
    const { user } = await openTool(trial(['design', 'file'], 'mix'), { ...on, server });
    await user.click(await screen.findByText('more'));
    expect(press().textContent).toContain('Choose a file');
    const field = document.querySelector('input[type="file"]');
    if (!(field instanceof HTMLInputElement)) throw new Error('Expected a field for a file');
    vi.stubGlobal('XMLHttpRequest', PutsEverything);
    await user.upload(field, new File(['bytes'], 'model.png', { type: 'image/png' }));
    expect(await screen.findByText('model.png')).toBeTruthy();
    await user.click(press());
    await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
    expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ inputs: [design._id, uploaded._id] });
  });

  it('refuse a file of another kind before anything is sent', async () => {
    lay('cloth');
    const { user } = await openTool(trial(['design', 'file'], 'mix'), on);
    await screen.findByText('more');
    const field = document.querySelector('input[type="file"]');
    if (!(field instanceof HTMLInputElement)) throw new Error('Expected a field for a file');
    field.removeAttribute('accept');
    await user.upload(field, new File(['words'], 'words.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Only TIFF, PNG, JPG or JPEG files are allowed.');
    expect(readStudio().tools.inputs.mix?.file).toBeUndefined();
  });

  it('have a painted area: nothing can be done while it is chosen and nothing is painted', async () => {
    const design = lay('cloth');
    layPicture('design', aPicture(design._id));
    const { user } = await openTool(trial(['design', 'area?']), on);
    await user.click(await screen.findByText('more'));
    expect(isPossible()).toBe(true);
    await user.click(screen.getByText('Where I paint'));
    expect(isPossible()).toBe(false);
    expect(screen.getByText('Nothing painted yet')).toBeTruthy();
  });
});

/** A line on which everything arrives at once. */
class PutsEverything {
  readonly upload = { onprogress: null };
  readonly status = 200;
  readonly responseText = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => this.onload?.());
  }
}
