import { type ErrorCode, endpoints, generateParams, type OperationName, operations } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { look } from '../../../test/a-look.ts';
import { FakeServer } from '../../../test/fake-server.ts';
import { fill } from '../../../test/fields.ts';
import { openTool } from '../../../test/open-tool.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, paintStripes, slide, taking, workBeside } from '../../../test/use-tool.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { typeWords } from '../store/ask-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { edit, wordsLeft } from './edit/tool.ts';
import { generate } from './generate/tool.ts';
import { tools } from './tools.ts';
import { variation } from './variation/tool.ts';

const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
const drawn = {
  designDefinition: { ...recipe },
  operation: 'generate',
  params: { prompt: 'indigo ajrakh' },
  seed: 'one',
} as const;

beforeEach(() => {
  freshStudio();
  workBeside();
  paintStripes('#a4322a', '#efe2c5');
});

describe('generate', () => {
  const prompt = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the cloth' });

  it('asks for the words as they are typed, with the options, in the language of the screen', async () => {
    const { user, server } = await openTool(generate, { server: taking() });
    await prompt();
    expect(footSays()).toBe('2 credits');
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
    await fill(user, await prompt(), 'red bandhani');
    await user.click(screen.getByRole('radio', { name: '3' }));
    await slide(user, 'Level', '{End}');
    await fill(user, screen.getByLabelText('Seed'), 'Ab 12!');
    expect(foot().textContent).toBe('Generate 3 designs6 credits');
    const { params, inputs } = await askFor(user, server);
    expect(inputs).toEqual([]);
    expect(params).toMatchObject({ prompt: 'red bandhani', count: 3, level: 5, seed: 'ab12', language: 'en' });
  });

  it('has another seed as soon as the field is left empty', async () => {
    const { user } = await openTool(generate);
    const seed = await screen.findByLabelText<HTMLInputElement>('Seed');
    await user.clear(seed);
    expect(footSays()).toBe('2 credits');
    await user.tab();
    expect(seed.value).toMatch(/^\d{4}$/);
    const { value } = seed;
    await user.click(screen.getByRole('button', { name: 'Another seed' }));
    expect(seed.value).toMatch(/^\d{4}$/);
    expect(seed.value).not.toBe(value);
  });

  it('empties the panel and brings back what stood there', async () => {
    const { user } = await openTool(generate);
    await fill(user, await prompt(), 'red bandhani');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect((await prompt()).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect((await prompt()).value).toBe('red bandhani');
  });

  it('takes the words of the design on the table, and asks first where others stand in the panel', async () => {
    layOnTable('ajrakh', drawn);
    const { user } = await openTool(generate);
    await user.click(await screen.findByRole('button', { name: 'Use its words' }));
    expect((await prompt()).value).toBe('indigo ajrakh');
    expect(screen.queryByRole('button', { name: 'Use its words' })).toBeNull();
    await user.type(await prompt(), ' x');
    expect(screen.queryByRole('button', { name: 'Use its words' })).toBeNull();
  });

  it('keeps the words when the request is refused, and says why above the button', async () => {
    const server = new FakeServer().refuse(endpoints.submitJob, 'prompt_too_long', { params: { limit: 2000 } });
    const { user } = await openTool(generate, { server });
    await fill(user, await prompt(), 'red bandhani');
    await user.click(foot());
    expect((await screen.findByRole('alert')).textContent).toBe('A prompt can have at most 2,000 characters.');
    expect((await prompt()).value).toBe('red bandhani');
    await user.type(await prompt(), ' x');
    expect(footSays()).toBe('2 credits');
  });
});

describe('edit', () => {
  const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What should change' });

  it('says of a drawn design what will change, what is not understood, and asks in the very words', async () => {
    layOnTable('ajrakh', drawn);
    const { user, server } = await openTool(edit, { server: taking() });
    await words();
    expect(footSays()).toBe('No change');
    await fill(user, await words(), 'Cream background, qwzx');
    expect(await screen.findByText('This will change')).toBeDefined();
    expect(screen.getByText('Not understood: qwzx')).toBeDefined();
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ prompt: 'Cream background, qwzx', language: 'en' });
    expect(params).not.toHaveProperty('locked');
  });

  it('offers words to try, which follow those that stand there', async () => {
    layOnTable('ajrakh', drawn);
    const { user } = await openTool(edit);
    await fill(user, await words(), 'denser.');
    await user.click(screen.getByRole('button', { name: 'Cream background' }));
    expect((await words()).value).toBe('denser, cream background');
    await user.click(screen.getByText('Reset'));
    expect((await words()).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Warmer' }));
    expect((await words()).value).toBe('Warmer');
  });

  it('keeps the colours that are to stay, and takes nothing for words that change none of the others', async () => {
    paintStripes('#a4322a', '#efe2c5', '#1b2440');
    layOnTable('photograph');
    const { user, server } = await openTool(edit, { server: taking() });
    expect(await screen.findByText(/^This picture has no recipe/)).toBeDefined();
    await fill(user, await words(), 'warmer');
    await user.click(screen.getByRole('button', { name: 'Keep #a4322a' }));
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ prompt: 'warmer', locked: ['#a4322a'] });
    for (const colour of ['#efe2c5', '#1b2440']) {
      await user.click(screen.getByRole('button', { name: `Keep ${colour}` }));
    }
    expect(await screen.findByText('Warmer: the colour is locked')).toBeDefined();
    expect(footSays()).toBe('No change');
  });

  it('closes the joins of a picture with one click where words ask for it, and does nothing itself', async () => {
    const { _id: photograph } = layOnTable('photograph');
    const { user, server } = await openTool(edit, { server: taking() });
    await fill(user, await words(), 'make it seamless');
    expect(screen.queryByText(/^Not understood/)).toBeNull();
    expect(footSays()).toBe('No change');
    await user.click(await screen.findByRole('button', { name: 'Close the joins Free' }));
    await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
    expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({
      operation: 'repeat',
      inputs: [photograph],
      params: { joins: 'closed', columns: 1, rows: 1 },
    });
  });

  it('says what an image model will draw where there is one', async () => {
    layOnTable('photograph');
    const { user, server } = await openTool(edit, {
      server: taking(),
      offer: { model: { engine: 'remote', name: 'painter' } },
    });
    await fill(user, await words(), 'add a peacock');
    expect(await screen.findByText(/^Drawn by the image model painter: “.*peacock.*”$/)).toBeDefined();
    expect((await askFor(user, server)).params).toMatchObject({ prompt: 'add a peacock' });
  });
});

describe('variations', () => {
  it('are asked for with the seed that was seen, so that the same are made', async () => {
    layOnTable('ajrakh', drawn);
    const { user, server } = await openTool(variation, { server: taking() });
    await user.click(await screen.findByRole('radio', { name: 'Reimagine' }));
    await user.click(screen.getByRole('radio', { name: '2' }));
    await slide(user, 'How far', '{Home}');
    await user.click(screen.getByRole('checkbox', { name: 'Palette' }));
    expect(foot().textContent).toBe('Make 2 variations4 credits');
    const first = (await askFor(user, server)).params;
    expect(first).toMatchObject({ kind: 'reimagine', count: 2, level: 1, keep: ['palette'] });
    await user.click(screen.getByRole('button', { name: 'Others' }));
    const other = (await askFor(user, server)).params;
    expect(Object(first).seed).toMatch(/^\d{4}$/);
    expect({ ...other, seed: '' }).toEqual({ ...first, seed: '' });
  });

  it('of a picture are left to chance, and to no one where all is to stay', async () => {
    layOnTable('photograph');
    const { user, server } = await openTool(variation, { server: taking() });
    await user.click(await screen.findByRole('checkbox', { name: 'Palette' }));
    expect((await askFor(user, server)).params).not.toHaveProperty('seed');
    await user.click(screen.getByRole('checkbox', { name: 'Placement' }));
    expect(screen.getByText('With palette and placement left as they are, nothing can vary.')).toBeDefined();
    expect(footSays()).toBe('No change');
  });

  it('are drawn by an image model where there is one and they are to be reimagined', async () => {
    layOnTable('photograph');
    const { user } = await openTool(variation, { offer: { model: { engine: 'remote', name: 'painter' } } });
    expect(screen.queryByText(/painter/)).toBeNull();
    await user.click(await screen.findByRole('radio', { name: 'Reimagine' }));
    expect(await screen.findByText('The image model painter draws other designs of the same idea.')).toBeDefined();
  });
});

it.each([
  ['edit', edit, 'render', /^The drawing has been improved/],
  ['variations', variation, 'render', /^The drawing has been improved/],
  ['variations', variation, 'planner', /Drawn again, it may look clearly different\.$/],
] as const)('says in %s that what it starts from may be drawn differently', async (_, tool, change, said) => {
  layOnTable('old', { ...drawn, changedSince: [change] });
  await openTool(tool);
  expect(await screen.findByText(said)).toBeDefined();
});

describe('every tool', () => {
  const measuring = () => new FakeServer().answer(endpoints.measureFile, () => ({ data: look }));
  const working = Object.values(tools).filter(({ operation }) => operations[operation].status === 'on');

  it.each(working.map(({ operation }) => operation))(
    '%s speaks Hindi and Gujarati, figures and names of files aside',
    async (name) => {
      layOnTable('x', { width: 600, height: 400, dpi: 150 });
      act(() => typeWords('x'));
      await openTool(tools[name], { server: measuring() });
      await screen.findByRole('heading', { level: 2 });
      const english = textsOf();
      for (const [language, script] of [
        ['hi', /\p{Script=Devanagari}/u],
        ['gu', /\p{Script=Gujarati}/u],
      ] as const) {
        await act(() => changeLanguage(language));
        await waitFor(() => expect(textsOf().join()).toMatch(script));
        const left = textsOf().filter((text) => english.includes(text) && /[a-z]{3,} [a-z]{2,}/i.test(text));
        expect(left).toEqual([]);
      }
      await act(() => changeLanguage('en'));
    },
  );

  it.each(['mix', 'replicate'] as const)(
    'that an operator has announced says so and can do nothing yet: %s',
    async (name) => {
      layOnTable('cloth');
      const { user } = await openTool(tools[name], { server: measuring(), offer: { status: 'comingSoon' } });
      await user.click(await screen.findByRole('button', { name: 'Okay' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('link', { name: 'Back to Generate' }).getAttribute('href')).toBe('/studio/generate');
      expect(screen.queryByText(/credits?$/)).toBeNull();
    },
  );

  it.each<[OperationName, ErrorCode]>([
    ['upscale', 'upscale_quota_finished'],
    ['repeat', 'repeat_quota_finished'],
  ])('leaves credits that ran out to a dialog and keeps its form: %s', async (name, code) => {
    layOnTable('cloth', { width: 600, height: 400 });
    const server = new FakeServer().refuse(endpoints.submitJob, 'credits_exhausted');
    const { user } = await openTool(tools[name], { server });
    await screen.findByRole('heading', { level: 2 });
    await user.click(foot());
    await waitFor(() => expect(readStudio().jobs.exhausted).toBe(code));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** What is read on the screen and what is read out. */
function textsOf(): string[] {
  const leaves = [...document.body.querySelectorAll('*:not(style)')].filter((each) => each.children.length === 0);
  const texts = leaves.map((each) => each.textContent.trim());
  for (const name of ['aria-label', 'title', 'placeholder']) {
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name) ?? '');
  }
  return texts.filter((text) => text !== '');
}

describe('the words that are left of an edit', () => {
  it('has nothing left of words that were done', () => {
    expect(wordsLeft('denser', 'denser')).toBe('');
    expect(wordsLeft(' denser, ', 'denser')).toBe('');
  });

  it('keeps what was typed while they were being done', () => {
    expect(wordsLeft('denser, navy ground', 'denser')).toBe('navy ground');
    expect(wordsLeft('ज़मीन गहरी। कमल ज़्यादा', 'ज़मीन गहरी')).toBe('कमल ज़्यादा');
  });

  it('keeps all words when others were done, or none', () => {
    expect(wordsLeft('denser', 'navy ground')).toBe('denser');
    expect(wordsLeft('warmer', 'warm')).toBe('warmer');
    expect(wordsLeft('denser ', undefined)).toBe('denser ');
  });
});
