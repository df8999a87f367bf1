import { endpoints, errors } from '@naksha/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTool } from '../../../test/open-tool.tsx';
import { aDesign, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, paintStripes, slide, taking, workBeside } from '../../../test/use-tool.ts';
import { endStroke, startStroke } from '../store/brush-actions.ts';
import { hasChange } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows, layPicture, showDesign } from '../store/table-actions.ts';
import { givePick } from '../store/view-actions.ts';
import { adjust } from './adjust/tool.ts';
import { filter } from './filter/tool.ts';
import { previewFlat } from './flatten/flatten-preview.ts';
import type { FlatQuestion } from './flatten/flatten-worker.ts';
import { flatten } from './flatten/tool.ts';
import { recolour } from './recolour/tool.ts';

const [madder, paper] = ['#a4322a', '#efe2c5'];
/** A colour field has no keys that could be pressed: the browser's own window gives the colour. */
const giveColour = (name: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });
const bring = async (user: UserEvent, name: string, text: string) =>
  user.upload(screen.getByLabelText('Bring a palette'), new File([text], name));

beforeEach(() => {
  freshStudio();
  workBeside();
  paintStripes(madder, paper);
});

describe('adjust', () => {
  it('asks for exactly the levels that were moved, with their signs, and puts one back by a double click', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(adjust, { server: taking() });
    await screen.findByRole('slider', { name: 'Hue' });
    await slide(user, 'Hue', '{ArrowLeft}{ArrowLeft}');
    await slide(user, 'Saturation', '{ArrowRight}');
    await slide(user, 'Sharpness', '{ArrowLeft}');
    expect([screen.getByText('−2°'), screen.getByText('+1')]).toHaveLength(2);
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ hue: -2, saturation: 1, sharpness: 0, brightness: 0 });
    expect(params).not.toHaveProperty('area');
    await user.dblClick(screen.getByRole('slider', { name: 'Hue' }));
    await user.dblClick(screen.getByRole('slider', { name: 'Saturation' }));
    expect(footSays()).toBe('No change');
    expect(screen.getByText('Reset').getAttribute('aria-disabled')).toBe('true');
  });

  it('asks for the painted area, and for nothing while it is chosen and empty', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(adjust, { server: taking() });
    await user.click(await screen.findByRole('radio', { name: 'Where I paint' }));
    await slide(user, 'Brightness', '{ArrowRight}');
    expect(footSays()).toBe('No change');
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
    act(() => {
      startStroke({ x: 0.5, y: 0.25 }, false);
      endStroke();
    });
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ brightness: 1, area: { strokes: [{ points: [[0.5, 0.25]], erases: false }] } });
    await user.click(screen.getByRole('button', { name: 'Undo a stroke' }));
    expect(footSays()).toBe('No change');
  });

  it('says in place what the server refused, and begins again with another design', async () => {
    layOnTable('first');
    const server = taking().refuse(endpoints.submitJob, 'prompt_required');
    const { user } = await openTool(adjust, { server });
    await screen.findByRole('slider', { name: 'Hue' });
    await slide(user, 'Hue', '{ArrowRight}');
    await user.click(foot());
    expect((await screen.findByRole('alert')).textContent).toBe(errors.prompt_required.message);
    act(() => void layOnTable('second'));
    expect(await screen.findByText('0°')).toBeDefined();
    expect(footSays()).toBe('No change');
  });
});

describe('filter', () => {
  it('is one of all, keeps its strength from one to the next, and can be taken off again', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(filter, { server: taking() });
    const none = await screen.findByRole('radio', { name: 'None' });
    expect(none.getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('slider', { name: 'Strength' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sepia' }));
    await slide(user, 'Strength', '{Home}{ArrowRight}{ArrowRight}');
    await user.click(screen.getByRole('radio', { name: 'Duotone' }));
    expect(screen.getByText('2%')).toBeDefined();
    giveColour(/^Dark tones/, '#102030');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ filter: 'duotone', strength: 2, dark: '#102030' });
    await user.click(none);
    expect(footSays()).toBe('No change');
    expect(screen.queryByLabelText(/^Dark tones/)).toBeNull();
  });
});

describe('recolour', () => {
  const table = () => within(screen.getByRole('region', { name: 'Colours' }));

  it('takes the cloth apart into its colours and asks for those that become another', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(recolour, { server: taking() });
    expect(await screen.findByLabelText(`Colour 1: ${madder} becomes ${madder}`)).toBeDefined();
    expect(table().getAllByRole('listitem')).toHaveLength(2);
    expect(footSays()).toBe('No change');
    giveColour(`Colour 1: ${madder} becomes ${madder}`, '#1b2440');
    await slide(user, 'Softness of edges', '{Home}');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({
      colours: [
        { from: madder, to: '#1b2440' },
        { from: paper, to: paper },
      ],
      reach: 'all',
      softness: 0,
    });
    await user.click(table().getByRole('button', { name: `Lock colour 1, ${madder}` }));
    expect(footSays()).toBe('No change');
    await user.click(table().getByRole('button', { name: `Unlock colour 1, ${madder}` }));
    expect(footSays()).not.toBe('No change');
    await user.click(screen.getByText('Reset'));
    expect(await screen.findByLabelText(`Colour 1: ${madder} becomes ${madder}`)).toBeDefined();
  });

  it('has the colours of the picture that lies there without anything being chosen, also when it comes again', async () => {
    const design = layOnTable('cloth');
    const { user } = await openTool(recolour);
    expect(await screen.findByLabelText(`Colour 1: ${madder} becomes ${madder}`)).toBeDefined();
    expect(readStudio().tools.values.recolour).toBeUndefined();
    const [indigo, ivory] = ['#1b2440', '#f4efe4'];
    paintStripes(indigo, ivory);
    act(() => layPicture('design', aPicture(design._id)));
    expect(await screen.findByLabelText(`Colour 1: ${indigo} becomes ${indigo}`)).toBeDefined();
    giveColour(`Colour 2: ${ivory} becomes ${ivory}`, '#ffffff');
    paintStripes(madder, paper);
    act(() => layPicture('design', aPicture(design._id)));
    expect(screen.getByLabelText(`Colour 2: ${ivory} becomes #ffffff`)).toBeDefined();
    await user.click(screen.getByText('Reset'));
    expect(await screen.findByLabelText(`Colour 1: ${madder} becomes ${madder}`)).toBeDefined();
    expect(readStudio().tools.values.recolour).toBeUndefined();
  });

  it('recolours what was picked from the cloth alone, each colour once', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(recolour, { server: taking() });
    await user.click(await screen.findByRole('radio', { name: 'Picked colours' }));
    for (const hex of [madder, madder, paper]) {
      await user.click(screen.getByRole('button', { name: 'Pick from cloth' }));
      act(() => void givePick(hex));
    }
    expect(table().getAllByRole('listitem')).toHaveLength(2);
    giveColour(`Colour 2: ${paper} becomes ${paper}`, '#ffffff');
    await slide(user, 'Reach of a colour', '{ArrowRight}');
    await user.click(table().getByRole('button', { name: `Take out colour 1, ${madder}` }));
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ colours: [{ from: paper, to: '#ffffff' }], reach: 'near', radius: 16 });
  });

  it('takes the nearest of a palette that was brought, but for locked colours', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(recolour, { server: taking() });
    await user.click(await screen.findByRole('button', { name: `Lock colour 2, ${paper}` }));
    await bring(user, 'house.csv', 'Indigo,#1b2440\nMadder,#b03030\nIvory,#f4efe4');
    expect(await screen.findByText('house.csv, 3 colours')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take nearest' }));
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({
      colours: [
        { from: madder, to: '#b03030' },
        { from: paper, to: paper },
      ],
    });
  });

  it('takes no palette before the cloth lies there, and takes it then', async () => {
    const design = aDesign('cloth');
    keepRows([design]);
    showDesign(design._id);
    const { user, server } = await openTool(recolour, { server: taking() });
    await screen.findByText(/^Bring your dye-house palette/);
    await bring(user, 'house.csv', 'Indigo,#1b2440');
    const take = await screen.findByRole('button', { name: 'Take nearest' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    await user.click(take);
    await user.click(screen.getByRole('button', { name: 'One colour more' }));
    act(() => layPicture('design', aPicture(design._id)));
    expect(await screen.findByLabelText(`Colour 1: ${madder} becomes ${madder}`)).toBeDefined();
    await user.click(take);
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ colours: [{ to: '#1b2440' }, { to: '#1b2440' }] });
  });

  it('says of a file without colours that it has none, and keeps the palette that was there', async () => {
    layOnTable('cloth');
    const { user } = await openTool(recolour);
    await screen.findByText(/^Bring your dye-house palette/);
    await bring(user, 'house.csv', 'Indigo,#1b2440');
    await screen.findByText('house.csv, 1 colour');
    await bring(user, 'letter.txt', 'Dear dye house');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No colours were found/);
    expect(readStudio().tools.palette.fileName).toBe('house.csv');
  });
});

describe('flatten', () => {
  const answer = ({ turn, image, params, scale, view }: FlatQuestion) => ({
    turn,
    params,
    ...previewFlat(image, params, scale, view),
  });

  it('asks for the palette that was seen, with a colour that is to stay', async () => {
    workBeside(answer);
    layOnTable('cloth');
    const { user, server } = await openTool(flatten, { server: taking() });
    await user.click(await screen.findByRole('button', { name: /^Lock colour 1/ }));
    expect(await screen.findByText('ΔE 0.0')).toBeDefined();
    await slide(user, 'Noise reduction', '{ArrowRight}');
    await user.click(screen.getByRole('switch', { name: 'Dither' }));
    const unlock = await screen.findByRole('button', { name: /^Unlock colour/ });
    const [locked] = /#[0-9a-f]{6}/.exec(unlock.getAttribute('aria-label') ?? '') ?? [];
    expect([madder, paper]).toContain(locked);
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ locked: [locked], denoise: 1, dither: true });
    expect(Object(params).palette.toSorted()).toEqual([madder, paper]);
    expect(hasChange(readStudio())).toBe(true);
  });

  it.each(['error', 'messageerror'] as const)(
    'says that a preview broke by %s, and works it out once more when it is tried again',
    async (by) => {
      workBeside(answer, { breaks: 1, by });
      layOnTable('cloth');
      const { user } = await openTool(flatten);
      await screen.findByText(/could not be drawn here/);
      expect(screen.queryByText('ΔE 0.0')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('ΔE 0.0')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('shows how far the colours are from the picture, and what part of it', async () => {
    workBeside(answer);
    layOnTable('cloth');
    const { user } = await openTool(flatten);
    await user.click(await screen.findByRole('radio', { name: 'Difference' }));
    const legend = await screen.findByRole('list', { name: /^How far the colours are/ });
    expect(within(legend).getAllByRole('listitem')[0]?.textContent).toMatch(/100\s?%/);
  });

  it('forgets locked colours with another cloth and keeps them with what was made of it', async () => {
    const first = layOnTable('first');
    workBeside(answer);
    const { user } = await openTool(flatten);
    await user.click(await screen.findByRole('button', { name: /^Lock colour 1/ }));
    const child = layOnTable('child', { parentId: first._id });
    expect(await screen.findByRole('button', { name: /^Unlock colour/ })).toBeDefined();
    act(() => showDesign(layOnTable('stranger')._id));
    expect(child._id).not.toBe(readStudio().table.currentId);
    expect(await screen.findByRole('button', { name: /^Lock colour 1/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Unlock colour/ })).toBeNull();
  });
});
