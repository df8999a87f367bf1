import { endpoints, generateParams, limits, notices } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openTool } from '../../../test/open-tool.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, paintStripes, slide, taking, workBeside } from '../../../test/use-tool.ts';
import { hasChange } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { exportFile } from './export/tool.ts';
import { exportPsd } from './export-psd/tool.ts';
import { previewFlat } from './flatten/flatten-preview.ts';
import type { FlatQuestion } from './flatten/flatten-worker.ts';
import { vectorise } from './vectorise/tool.ts';

const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh saree', usage: 'sarees' }), 'one');
const drawn = { designDefinition: { ...recipe }, operation: 'generate', params: { prompt: 'indigo ajrakh' } };
const cloth = { width: 600, height: 300, dpi: 150 };
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const choose = async (user: UserEvent, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('radio', { name }));
};
const commit = async (user: UserEvent, name: string, text: string) => {
  await fill(user, await field(name), text);
  await user.keyboard('{Enter}');
};

beforeEach(() => {
  freshStudio();
  workBeside();
  paintStripes('#a4322a', '#efe2c5');
});

describe('export', () => {
  it('begins with the name and the width of the design, and asks for exactly what was chosen', async () => {
    layOnTable('night garden', cloth);
    const { user, server } = await openTool(exportFile, { server: taking() });
    expect((await field('File name')).value).toBe('night garden');
    expect((await field('Width, cm')).value).toBe('10.16');
    expect(footSays()).toBe('Free');
    await fill(user, await field('File name'), 'garden 2');
    await choose(user, 'TIFF', 'LZW', '16 bit');
    await user.click(screen.getByRole('switch', { name: /^BigTIFF/ }));
    await commit(user, 'DPI', '100');
    expect(screen.getByText('400 × 200 px')).toBeDefined();
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({
      fileName: 'garden 2',
      format: 'tiff',
      compression: 'lzw',
      bits: 16,
      bigTiff: true,
      dpi: 100,
      widthCm: 10.16,
    });
    expect(params).not.toHaveProperty('proof');
  });

  it('says at the field what is wrong with it: at once where it can, on the press where it is missing', async () => {
    layOnTable('cloth', cloth);
    const { user, server } = await openTool(exportFile, { server: taking() });
    await commit(user, 'DPI', '301');
    expect(wrongWith(await field('DPI'))).toBe('Max limit for dpi is 300');
    await commit(user, 'DPI', '300');
    await commit(user, 'Width, cm', '0');
    expect(wrongWith(await field('Width, cm'))).toBe('The width is between 0.1 and 1000 cm.');
    await user.click(foot());
    await commit(user, 'Width, cm', '5');
    await user.clear(await field('File name'));
    expect(wrongWith(await field('File name'))).toBeUndefined();
    await user.click(foot());
    expect(wrongWith(await field('File name'))).not.toBeUndefined();
    await user.type(await field('File name'), 'x');
    expect(wrongWith(await field('File name'))).toBeUndefined();
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
  });

  it('says of a field what the server refused of it', async () => {
    layOnTable('cloth', cloth);
    const server = taking().refuse(endpoints.submitJob, 'dpi_too_high', { field: 'params.dpi' });
    const { user } = await openTool(exportFile, { server });
    await screen.findByLabelText('File name');
    await user.click(foot());
    await waitFor(async () => expect(wrongWith(await field('DPI'))).toBe('Max limit for dpi is 300'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has press inks where the format takes them, proofs them on the table, and says what ink cannot reach', async () => {
    workBeside(({ turn }: { turn: number }) => ({ turn, pixels: new Uint8ClampedArray(4), missed: 0.0004 }));
    layOnTable('cloth', cloth);
    const { user, server } = await openTool(exportFile, { server: taking() });
    await screen.findByLabelText('File name');
    expect(screen.queryByRole('radio', { name: 'CMYK' })).toBeNull();
    await choose(user, 'JPEG', 'CMYK', 'Colorimetric');
    expect(await screen.findByText('0.1% of the cloth')).toBeDefined();
    expect(hasChange(readStudio())).toBe(true);
    expect(screen.getByText(/^JPEG files have 8 bits/)).toBeDefined();
    await slide(user, 'Quality', '{End}');
    expect((await askFor(user, server)).params).toMatchObject({
      format: 'jpeg',
      inks: 'cmyk',
      rendering: 'colorimetric',
      quality: 100,
      bits: 'own',
    });
    await user.click(screen.getByRole('switch', { name: /^Show as printed/ }));
    await waitFor(() => expect(hasChange(readStudio())).toBe(false));
    await choose(user, 'PNG');
    expect((await askFor(user, server)).params).toMatchObject({ format: 'png', inks: 'rgb' });
  });

  it('reduces what cannot be drawn again and never enlarges it', async () => {
    layOnTable('photograph', cloth);
    const { user } = await openTool(exportFile);
    expect((await field('DPI')).value).toBe('150');
    expect(wrongWith(await field('DPI'))).toBeUndefined();
    await commit(user, 'Width, cm', '50');
    expect(screen.getByText('600 × 300 px')).toBeDefined();
    expect(wrongWith(await field('DPI'))).toMatch(/at this width they come to 30 dpi/);
    await commit(user, 'DPI', '30');
    expect(wrongWith(await field('DPI'))).toBeUndefined();
    expect(screen.queryByRole('radio', { name: 'SVG' })).toBeNull();
  });

  it('draws a design again at any size, as shapes, or as the goods of its words', async () => {
    layOnTable('ajrakh', { ...cloth, ...drawn });
    const { user, server } = await openTool(exportFile, { server: taking() });
    await commit(user, 'Width, cm', '50');
    expect(screen.getByText('5,906 × 2,953 px')).toBeDefined();
    await choose(user, 'SVG');
    expect(screen.queryByRole('radio', { name: '16 bit' })).toBeNull();
    await choose(user, 'Whole piece');
    expect(screen.getByRole('radio', { name: 'PNG' })).toHaveProperty('checked', true);
    expect(screen.getByText('Saree with borders, pallu and blouse piece')).toBeDefined();
    expect(screen.getByText(/^More than 280 megapixels/)).toBeDefined();
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
    await commit(user, 'DPI', '100');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ extent: 'piece', usage: 'sarees', format: 'png', dpi: 100 });
  });

  it.each<[string, 'unknown' | 'render', RegExp]>([
    ['made by an earlier version', 'unknown', /^Made by an earlier version/],
    ['of another drawing', 'render', /^This size has the stored pixels/],
  ])('says of a design %s what that means for the file', async (_, change, said) => {
    layOnTable('old', { ...cloth, dpi: 300, ...drawn, changedSince: [change] });
    await openTool(exportFile);
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole('switch', { name: /^Keep the stored pixels/ })).toBeNull();
  });

  it('lets the stored pixels be kept at another size', async () => {
    layOnTable('old', { ...cloth, ...drawn, changedSince: ['render'] });
    const { user, server } = await openTool(exportFile, { server: taking() });
    await user.click(await screen.findByRole('switch', { name: /^Keep the stored pixels/ }));
    expect((await askFor(user, server)).params).toMatchObject({ drawing: 'stored' });
  });
});

describe.each<[string, typeof exportFile | typeof exportPsd, string[]]>([
  ['SVG', exportFile, ['SVG']],
  ['a whole piece', exportFile, ['Whole piece']],
  ['layers', exportPsd, ['As drawn']],
  ['layers of a whole piece', exportPsd, ['Whole piece']],
])('%s of a design whose planner is gone', (_, tool, choices) => {
  const open = async (change: 'planner' | 'unknown') => {
    layOnTable('old', { ...cloth, ...drawn, changedSince: [change] });
    const opened = await openTool(tool, { server: taking() });
    await choose(opened.user, ...choices);
    if (choices.includes('Whole piece')) await commit(opened.user, 'DPI', '50');
    return { ...opened, again: await screen.findByRole('switch', { name: /^Draw it as of today/ }) };
  };

  it('is asked for only as of today, which is said and chosen', async () => {
    const { user, server, again } = await open('planner');
    await user.click(foot());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^An earlier version drew this design/);
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
    await user.click(again);
    expect((await askFor(user, server)).params).toMatchObject({ drawing: 'again' });
  });

  it('is tried where that has not been looked at', async () => {
    const { user, server } = await open('unknown');
    expect((await askFor(user, server)).params).not.toHaveProperty('drawing');
  });
});

it('keeps a choice of drawing to what it was made for', async () => {
  layOnTable('old', { ...cloth, ...drawn, changedSince: ['planner'] });
  const { user, server } = await openTool(exportFile, { server: taking() });
  await choose(user, 'SVG');
  await user.click(await screen.findByRole('switch', { name: /^Draw it as of today/ }));
  await choose(user, 'PNG');
  expect(screen.getByRole('switch', { name: /^Keep the stored pixels/ })).toHaveProperty('checked', false);
  expect((await askFor(user, server)).params).not.toHaveProperty('drawing');
});

describe('PSD', () => {
  it('has the layers that suit the picture, spots for flat colours only, and words on top', async () => {
    layOnTable('flat', { ...cloth, operation: 'flatten' });
    const { user, server } = await openTool(exportPsd, {
      server: taking().answer(endpoints.countLayers, () => ({ layers: 6 })),
    });
    expect(await screen.findByRole('radio', { name: 'By colour' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('radio', { name: 'As drawn' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: /^Spot channels/ }));
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ fileName: 'flat', layers: 'colour', spots: true });
    await choose(user, 'One layer');
    expect(screen.queryByRole('switch', { name: /^Spot channels/ })).toBeNull();
    await fill(user, await field('Words on top'), '  Butah ');
    await commit(user, 'Letters, mm', '24');
    const whole = (await askFor(user, server)).params;
    expect(whole).toMatchObject({ layers: 'picture', spots: false, text: [{ content: 'Butah', sizeMm: 24 }] });
  });

  it('draws a design in its layers at its width, and the goods no finer than they can be', async () => {
    layOnTable('ajrakh', { ...cloth, ...drawn });
    const { user, server } = await openTool(exportPsd, { server: taking() });
    await commit(user, 'Width, cm', '20');
    expect(screen.getByText('2,362 × 1,181 px')).toBeDefined();
    expect((await askFor(user, server)).params).toMatchObject({ layers: 'motif', widthCm: 20, dpi: limits.maxDpi });
    await choose(user, 'Whole piece');
    expect((await field('DPI')).value).toBe('150');
    expect(screen.getByText(new RegExp(notices.large_psd))).toBeDefined();
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ extent: 'piece', usage: 'sarees' });
    expect(params).not.toHaveProperty('widthCm');
  });

  it('makes a file of words alone, and says that it needs some', async () => {
    const { user, server } = await openTool(exportPsd, { server: taking() });
    expect((await field('File name')).value).toBe('layers');
    await user.click(foot());
    expect((await screen.findByRole('alert')).textContent).toBe('PSD export needs an image or text');
    await fill(user, await field('Words on top'), 'Butah');
    expect(screen.queryByRole('alert')).toBeNull();
    const { inputs, params } = await askFor(user, server);
    expect(inputs).toEqual([]);
    expect(params).toMatchObject({ text: [{ content: 'Butah' }] });
  });
});

it.each([exportFile, exportPsd])(
  'says at the field of $operation that its name is missing, and not at the foot',
  async (tool) => {
    layOnTable('cloth', cloth);
    const { user, server } = await openTool(tool, { server: taking() });
    await user.clear(await field('File name'));
    await user.click(foot());
    await waitFor(async () => expect(wrongWith(await field('File name'))).not.toBeUndefined());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
  },
);

describe('drawing', () => {
  const answer = ({ turn, image, params, scale, view }: FlatQuestion) => ({
    turn,
    params,
    ...previewFlat(image, params, scale, view),
  });

  it('is asked for in the format and the detail that were chosen, of the colours that were seen', async () => {
    workBeside(answer);
    layOnTable('cloth', cloth);
    const { user, server } = await openTool(vectorise, { server: taking() });
    await choose(user, 'DXF');
    expect(screen.getByText(/^DXF has closed lines in millimetres/)).toBeDefined();
    await slide(user, 'Detail of lines', '{End}');
    await slide(user, 'Smallest spot', '{Home}');
    await user.click(screen.getByRole('switch', { name: 'Take out weave and moiré' }));
    expect(foot().textContent).toContain('Draw as DXF');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ format: 'dxf', detail: 5, smallest: 1, weave: true });
    expect(Object(params).palette.toSorted()).toEqual(['#a4322a', '#efe2c5']);
  });

  it('is not made of a picture that is too large, which says so', async () => {
    layOnTable('large', { width: 12_000, height: 12_000 });
    const { user, server } = await openTool(vectorise, { server: taking() });
    expect((await screen.findByRole('alert')).textContent).toMatch(/12,000 × 12,000.*Reduce the picture under Size/);
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
  });

  it('is not made a second time of what it made with the same settings', async () => {
    const params = vectorise.initial(aDesign('any'), undefined);
    layOnTable('drawn', { operation: 'vectorise', params });
    const { user, server } = await openTool(vectorise, { server: taking() });
    await waitFor(() => expect(footSays()).toBe('Done already'));
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
  });

  it('downloads the file and lays what it looks like on the table', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const file = aDesign('drawing', { operation: 'vectorise', contentType: 'image/svg+xml', url: '/files/a' });
    const show = vi.fn();
    const server = taking().answer(endpoints.getFile, () => ({ data: file }));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }));
    await openTool(vectorise, { server });
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input === '/files/a' ? Promise.resolve(new Response('<svg/>')) : server.fetch(input, init),
    );
    await vectorise.afterwards?.(aJob('drawing', { operation: 'vectorise', state: 'done', results: [file] }), show);
    expect(click).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledOnce();
    click.mockRestore();
  });
});
