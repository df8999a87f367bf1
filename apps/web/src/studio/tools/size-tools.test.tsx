import { endpoints, type FileRow, generateParams, limits, repeatParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openTool } from '../../../test/open-tool.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, paintStripes, slide, taking, workBeside } from '../../../test/use-tool.ts';
import { noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { dpi } from './dpi/tool.ts';
import { isFlat } from './repeat/repeat-form.tsx';
import { isPlain, repeat } from './repeat/tool.ts';
import { resize } from './resize/tool.ts';
import { lineOf, upscale } from './upscale/tool.ts';

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });

beforeEach(() => {
  freshStudio();
  workBeside();
  paintStripes('#a4322a', '#efe2c5');
});

describe('resize', () => {
  it('begins with the size of the design and asks for one side while the other follows', async () => {
    layOnTable('cloth', { width: 600, height: 400, dpi: 200 });
    const { user, server } = await openTool(resize, { server: taking() });
    expect((await field('Width')).value).toBe('600');
    expect([(await field('Height')).value, (await field('DPI')).value]).toEqual(['400', '200']);
    expect(footSays()).toBe('No change');
    await fill(user, await field('Height'), '1000');
    expect((await field('Width')).value).toBe('1500');
    expect(screen.getByText('1,500 × 1,000 px at 200 dpi')).toBeDefined();
    expect(screen.getByText(/^Enlarged 2.5 times/)).toBeDefined();
    const { params } = await askFor(user, server);
    expect(params).toEqual({ width: 1500, unit: 'px', dpi: 200, isTile: false });
  });

  it('asks for both sides once they are apart, and ties them again by the width', async () => {
    layOnTable('cloth', { width: 600, height: 400, dpi: 200, seamScore: 0.4 });
    const { user, server } = await openTool(resize, { server: taking() });
    await user.click(await screen.findByRole('checkbox', { name: 'Keep proportions' }));
    await fill(user, await field('Height'), '500');
    expect((await field('Width')).value).toBe('600');
    const { params } = await askFor(user, server);
    expect(params).toEqual({ width: 600, height: 500, unit: 'px', dpi: 200, isTile: true });
    await user.click(screen.getByRole('checkbox', { name: 'Keep proportions' }));
    expect((await field('Height')).value).toBe('400');
  });

  it('measures the same cloth in centimetres and inches, and pixels by the dpi', async () => {
    layOnTable('cloth', { width: 600, height: 300, dpi: 150 });
    const { user, server } = await openTool(resize, { server: taking() });
    await user.click(await screen.findByRole('radio', { name: 'cm' }));
    expect((await field('Width')).value).toBe('10.16');
    await user.click(screen.getByRole('radio', { name: 'inch' }));
    expect((await field('Width')).value).toBe('4');
    expect(footSays()).toBe('No change');
    await fill(user, await field('DPI'), '300');
    expect(screen.getByText('1,200 × 600 px at 300 dpi')).toBeDefined();
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ width: 4, unit: 'inch', dpi: 300 });
  });

  it('says what stands against a size while it is typed, and asks for nothing', async () => {
    layOnTable('cloth', { width: 600, height: 400, dpi: 200 });
    const { user, server } = await openTool(resize, { server: taking() });
    await fill(user, await field('DPI'), '301');
    expect(wrongWith(await field('DPI'))).toBe('Max limit for dpi is 300');
    await fill(user, await field('DPI'), '300');
    expect(wrongWith(await field('DPI'))).toBeUndefined();
    await fill(user, await field('Width'), '0');
    expect(wrongWith(await field('Width'))).toBe('Both sides must be larger than 0.');
    await fill(user, await field('Width'), '30000');
    expect(screen.getByRole('alert').textContent).toContain('600 megapixels (30,000 × 20,000)');
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
    await user.click(screen.getByText('Reset'));
    expect((await field('Width')).value).toBe('600');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('dpi', () => {
  it('says how large the pixels lie on cloth, and counts what was typed when the button is pressed', async () => {
    layOnTable('cloth', { width: 600, height: 300, dpi: 150 });
    const { user, server } = await openTool(dpi, { server: taking() });
    expect((await field('DPI')).value).toBe(String(limits.maxDpi));
    expect(screen.getByText('5.1 × 2.5 cm')).toBeDefined();
    await fill(user, await field('DPI'), '200');
    const { params, inputs } = await askFor(user, server);
    expect(params).toEqual({ dpi: 200 });
    expect(inputs).toHaveLength(1);
    expect(screen.getByText('7.6 × 3.8 cm')).toBeDefined();
  });

  it.each([
    ['301', 'Max limit for dpi is 300'],
    ['0', 'The dpi is between 1 and 300.'],
  ])('takes no %s and says why', async (typed, said) => {
    layOnTable('cloth');
    const { user } = await openTool(dpi);
    await fill(user, await field('DPI'), typed);
    await user.tab();
    expect(wrongWith(await field('DPI'))).toBe(said);
    expect(footSays()).toBe('No change');
  });

  it('takes half a number for none', async () => {
    layOnTable('cloth', { dpi: 72 });
    const { user } = await openTool(dpi);
    await user.clear(await field('DPI'));
    await user.tab();
    expect((await field('DPI')).value).toBe(String(limits.maxDpi));
  });
});

describe('upscale', () => {
  it('asks for how many times, how freely and how sharp, and says what it comes to', async () => {
    layOnTable('cloth', { width: 600, height: 400, dpi: 100 });
    const { user, server } = await openTool(upscale, { server: taking() });
    expect(await screen.findByText('1,200 × 800 px at 200 dpi')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: '4×' }));
    expect(screen.getByText('2,400 × 1,600 px at 300 dpi')).toBeDefined();
    expect(screen.getByText(/^It also grows on cloth, from 15.2 to 20.3 cm/)).toBeDefined();
    await slide(user, 'Creativity', '{ArrowLeft}');
    await slide(user, 'Sharpness', '{ArrowRight}');
    expect(foot().textContent).toContain('Upscale 4×');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ scale: 4, creativity: 2, sharpness: 1 });
  });

  it('is refused, with what is possible, before anything is asked', async () => {
    layOnTable('large', { width: 9000, height: 9000 });
    const { user, server } = await openTool(upscale, { server: taking() });
    expect((await screen.findByRole('alert')).textContent).toMatch(/largest possible scale is 1\.$/);
    expect(footSays()).toBe('No change');
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
  });
});

describe('repeat', () => {
  const choose = async (user: { click: (at: Element) => Promise<void> }, layout: string) => {
    await user.click(await screen.findByRole('button', { name: /^Layout/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: layout }));
  };

  it('asks for the layout with its shift, as far as a tile can be shifted', async () => {
    layOnTable('cloth', { width: 600, height: 400 });
    const { user, server } = await openTool(repeat, { server: taking() });
    await choose(user, 'Step');
    await fill(user, await field('Shift'), '99');
    await fill(user, await field('of'), '5');
    await user.click(screen.getByRole('radio', { name: 'Rows shift' }));
    await slide(user, 'Columns', '{ArrowRight}{ArrowRight}');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ layout: 'step', step: { n: 63, m: 5, axis: 'across' }, columns: 4 });
  });

  it('has a colour of the gap only where there is a gap, and lets it be clear again', async () => {
    layOnTable('cloth', { width: 600, height: 400 });
    const { user, server } = await openTool(repeat, { server: taking() });
    const across = await field('Gap across');
    expect(screen.queryByText('Colour of the gap')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'mm' }));
    await fill(user, across, '2.5');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('radio', { name: 'Colour' }));
    expect((await askFor(user, server)).params).toMatchObject({
      unit: 'mm',
      gapHorizontal: 2.5,
      gapVertical: 0,
      gapColour: '#f4efe4',
    });
    fireEvent.change(screen.getByLabelText('Colour of the gap', { selector: 'input' }), {
      target: { value: '#112233' },
    });
    expect((await askFor(user, server)).params).toMatchObject({ gapColour: '#112233' });
    await user.click(screen.getByRole('radio', { name: 'Transparent' }));
    expect((await askFor(user, server)).params).not.toHaveProperty('gapColour');
  });

  it('keeps copies equally far apart where they turn by a third', async () => {
    layOnTable('cloth', { width: 600, height: 400 });
    const { user, server } = await openTool(repeat, { server: taking() });
    await fill(user, await field('Gap across'), '7');
    await user.keyboard('{Enter}');
    await choose(user, 'Symmetry p6');
    expect((await field('Gap on all sides')).value).toBe('7');
    expect(screen.queryByRole('slider', { name: /^Brush/ })).toBeNull();
    expect((await askFor(user, server)).params).toMatchObject({ layout: 'p6', gapHorizontal: 7, gapVertical: 7 });
  });

  it('warns of what a softened join costs', async () => {
    layOnTable('cloth', { width: 600, height: 400 });
    const { user } = await openTool(repeat);
    await screen.findByRole('slider', { name: 'Brush on upright joins' });
    await slide(user, 'Brush on upright joins', '{ArrowRight}');
    expect(screen.getByText(/^This design has flat colours/)).toBeDefined();
  });

  it.each([
    ['of one tile alone, where nothing else is chosen', '', { columns: 1, rows: 1 }, { columns: 2, rows: 2 }],
    ['of as many tiles as were chosen', '{ArrowRight}', { columns: 3, rows: 2 }, { columns: 3, rows: 2 }],
  ])('closes the joins %s', async (_, keys, ticked, unticked) => {
    const job = aJob('job', {
      operation: 'repeat',
      state: 'done',
      report: { joins: { before: { across: 'steps', down: 'meets' }, after: { across: 'steps', down: 'meets' } } },
    });
    layOnTable('laid', { width: 600, height: 400, jobId: job._id });
    noteJob(job);
    const { user, server } = await openTool(repeat, { server: taking() });
    const close = await screen.findByRole('checkbox', { name: 'Close the joins with parts of the picture' });
    if (keys) await slide(user, 'Columns', keys);
    await user.click(close);
    expect((await askFor(user, server)).params).toMatchObject({ joins: 'closed', ...ticked });
    await user.click(close);
    expect((await askFor(user, server)).params).toMatchObject({ joins: 'kept', ...unticked });
  });

  it('says of the joins what the job of the design found before and after', async () => {
    const report = {
      joins: { before: { across: 'steps', down: 'meets' }, after: { across: 'meets', down: 'meets' } },
      notes: [],
    };
    const job = aJob('job', { operation: 'repeat', state: 'done', report });
    layOnTable('laid', { width: 600, height: 400, jobId: job._id });
    noteJob(job);
    await openTool(repeat);
    expect(await screen.findByText(/A step where left meets right\./)).toBeDefined();
    expect(screen.getByText(/Repeats: its edges meet\./)).toBeDefined();
  });

  it('says of a cloth that it closes on itself, without looking: it is drawn so', async () => {
    const drawn = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh', usage: 'sarees' }), 'one');
    layOnTable('drawn', { width: 600, height: 400, designDefinition: { ...drawn } });
    await openTool(repeat);
    expect(await screen.findByText(/Repeats: its edges meet\./)).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Close the joins with parts of the picture' })).toBeNull();
  });

  it('refuses more pixels than are taken, and is put back by Reset', async () => {
    layOnTable('large', { width: 12_000, height: 12_000 });
    const { user } = await openTool(repeat);
    await screen.findByRole('alert');
    expect(footSays()).toBe('No change');
    await slide(user, 'Columns', '{Home}');
    await slide(user, 'Rows', '{Home}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByText('Reset'));
    expect((await screen.findByRole('alert')).textContent).toContain('576 megapixels');
    expect(readStudio().tools.values.repeat).toBeUndefined();
  });
});

it('knows the repeat that the table shows without being asked', () => {
  expect(isPlain(repeatParams.parse({ columns: 8, rows: 3 }))).toBe(true);
  expect(isPlain(repeatParams.parse({ layout: 'half-drop' }))).toBe(false);
  expect(isPlain(repeatParams.parse({ brushVertical: 4 }))).toBe(false);
  expect(isPlain(repeatParams.parse({ offsetHorizontal: -1 }))).toBe(false);
});

describe('a picture of flat colours', () => {
  const side = 64;
  const picture = (level: (x: number, y: number) => readonly [number, number, number]): Uint8ClampedArray =>
    Uint8ClampedArray.from(
      Array.from({ length: side * side }, (_, i) => [...level(i % side, Math.floor(i / side)), 255]).flat(),
    );

  it('knows areas of a few colours, also when a preview blurs a little', () => {
    const at = (x: number, y: number) => (Math.floor(x / 8) * 5 + Math.floor(y / 8) * 3) % 12;
    expect(isFlat(picture((x, y) => [at(x, y) * 20, 200 - at(x, y) * 9, ((x * y) % 3) + 40]))).toBe(true);
  });

  it('knows a shaded picture by its many colours', () => {
    expect(isFlat(picture((x, y) => [x * 4, y * 4, (x * 7 + y * 3) % 256]))).toBe(false);
  });
});

describe('the line of a design', () => {
  const row = (name: string, operation: string, parent: string) =>
    aDesign(name, { operation, parentId: aDesign(parent)._id });
  const byId = (...rows: readonly FileRow[]) => Object.fromEntries(rows.map((each) => [each._id, each]));

  it('names what a design and all its ancestors were made by, and ends where they are not known', () => {
    const [one, other] = [row('b', 'upscale', 'gone'), row('c', 'adjust', 'b')];
    expect(lineOf(other, byId(one, other))).toEqual(['adjust', 'upscale']);
    const [first, second] = [row('a', 'dpi', 'b'), row('b', 'resize', 'a')];
    expect(lineOf(first, byId(first, second))).toEqual(['dpi', 'resize']);
  });
});
