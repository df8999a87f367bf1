import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { readStudio } from '../store/studio-store.ts';
import { PromptField } from './prompt-field.tsx';

function Words() {
  const [prompt, setPrompt] = useState('red');
  return <PromptField value={{ prompt, trainedPattern: undefined }} onChange={(next) => setPrompt(next.prompt)} />;
}

beforeEach(freshStudio);

it('shows the words that it is given and hands those that are typed to whoever gave them alone', async () => {
  const { user } = await openPart(<Words />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe('red');
  await user.type(field, ' bandhani');
  expect(field.value).toBe('red bandhani');
  expect(readStudio().asks.ask.prompt).toBe('');
});

it('strikes a word that is not seen in the cloth and says why, with what comes nearest', async () => {
  const struck = [{ start: 6, end: 12, word: 'border', failing: 'otherLayout', instead: 'Islands' }] as const;
  await openPart(
    <PromptField value={{ prompt: 'toile border', trainedPattern: undefined }} struck={struck} onChange={() => {}} />,
  );
  expect(await screen.findByText('border is not a layout of this cloth; Islands comes nearest.')).toBeTruthy();
  const words = [...document.querySelectorAll<HTMLElement>('[data-start]')];
  expect(words.filter(({ dataset }) => dataset.struck !== undefined).map(({ dataset }) => dataset.start)).toEqual([
    '6',
  ]);
});

it('says of a mood that it is noted, without striking it', async () => {
  const struck = [{ start: 0, end: 4, word: 'calm', failing: 'noted', instead: '' }] as const;
  const words = 'calm stripes';
  await openPart(
    <PromptField value={{ prompt: words, trainedPattern: undefined }} struck={struck} onChange={() => {}} />,
  );
  expect(await screen.findByText('calm is noted, but nothing drawn shows it.')).toBeTruthy();
  const [calm] = document.querySelectorAll<HTMLElement>('[data-start="0"]');
  expect([calm?.dataset.struck, calm?.dataset.later]).toEqual([undefined, 'true']);
});

it('says in whose place other flowers stand', async () => {
  await openPart(
    <PromptField value={{ prompt: 'daffodils on navy', trainedPattern: undefined }} onChange={() => {}} />,
  );
  expect(await screen.findByText('No drawing of daffodils yet: other flowers stand there instead.')).toBeTruthy();
});
