import { readdir, readFile } from 'node:fs/promises';
import { endpoints, errorSentence } from '@naksha/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { wrongWith } from '../../../test/fields.ts';
import { kinds, type Words } from '../../../test/forms/form-row.ts';
import { type ToolRow, toolRows } from '../../../test/forms/tool-rows.ts';
import { openTool } from '../../../test/open-tool.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { foot, layOnTable, paintStripes, workBeside } from '../../../test/use-tool.ts';
import { gu } from '../../i18n/gu/gu.ts';
import { hi } from '../../i18n/hi/hi.ts';

const bundles = { gu, hi };
type Language = keyof typeof bundles;

beforeEach(() => {
  freshStudio();
  paintStripes('#a4322a', '#efe2c5');
});

async function openRow(row: ToolRow, language: Language) {
  const words: Words = bundles[language];
  if (row.design) layOnTable('cloth', row.design);
  workBeside(row.beside);
  const server = row.server?.() ?? new FakeServer();
  const { user } = await openTool(row.tool, { server, language, offer: { status: 'on' } });
  await row.reach?.(user, words);
  server.refuse(endpoints.submitJob, 'unavailable');
  const inputOf = (at: number) => {
    const { label } = row.fields[at] ?? {};
    if (!label) throw new Error('There is no such field.');
    return screen.findByLabelText<HTMLInputElement>(label(words), { selector: 'input, textarea' });
  };
  const typed = async () => (await Promise.all(row.fields.map((_, at) => inputOf(at)))).map(({ value }) => bare(value));
  const type = async (at: number, text: string) => {
    const input = await inputOf(at);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  return {
    ...{ words, server, inputOf, typed, type },
    typeGood: async () => {
      for (const [at, { good }] of row.fields.entries()) await type(at, good);
    },
    /** Presses its button; answers once all that can be said at once is said. */
    press: () => act(async () => void fireEvent.click(foot())),
    asked: () => server.asked(endpoints.submitJob),
  };
}

/** Without the unit that a field shows behind its number. */
const bare = (value: string) => value.replace(/^(-?[\d.]+)\D+$/, '$1');

const cases = toolRows.map((row, at) => [row.tool.operation, row, at % 2 === 0 ? 'gu' : 'hi'] as const);

describe.each(cases)('the tool “%s”', (_, row, language) => {
  it('says in its reader’s language what is wrong, sends nothing of it, loses nothing, and is sent once', async () => {
    const { words, server, typeGood, type, typed, inputOf, press, asked } = await openRow(row, language);
    const say = (code: Parameters<typeof errorSentence>[0]) => errorSentence(code, {}, language);
    const goods = row.fields.map(({ good }) => good);
    await typeGood();
    for (const [at, { bad, good }] of row.fields.entries()) {
      for (const kind of kinds) {
        const found = bad[kind];
        if (!found) continue;
        const [text, fate] = found;
        await type(at, text);
        const input = await inputOf(at);
        const before = asked().length;
        await press();
        const stands = goods.with(at, 'stays' in fate ? fate.stays : text);
        expect([kind, ...(await typed())]).toEqual([kind, ...stands]);
        const isSent = 'sent' in fate || 'stays' in fate;
        expect([kind, asked().length]).toEqual([kind, before + (isSent ? 1 : 0)]);
        if ('sent' in fate && text !== '') expect(JSON.stringify(asked().at(-1)?.body)).toContain(JSON.stringify(text));
        if ('idle' in fate) expect(foot().getAttribute('aria-disabled')).toBe('true');
        if (!('says' in fate)) continue;
        const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
        const sentence = typeof fate.says === 'string' ? say(fate.says) : fate.says(words);
        const said = [wrongWith(input), ...alerts].filter(Boolean).join(' ');
        // Numbers stand where the catalogue has gaps.
        const pieces = sentence.split(/\{[^}]*\}|…/);
        if (pieces.length > 1) for (const piece of pieces) expect(said).toContain(piece);
        else expect(said).toBe(sentence);
      }
      await type(at, good);
    }

    for (const code of ['too_many_requests', 'not_found'] as const) {
      server.refuse(endpoints.submitJob, code, { params: { seconds: 9 } });
      await press();
      await screen.findByText(errorSentence(code, { seconds: 9 }, language));
      expect(await typed()).toEqual(goods);
    }
    // A request that got lost is tried again for seconds, by whichever tool.
    if (row === toolRows[0]) {
      server.answer(endpoints.submitJob, () => Promise.reject(new TypeError('Failed to fetch')));
      await press();
      await screen.findByText(say('offline'));
      expect(await typed()).toEqual(goods);
    }

    const before = asked().length;
    server.answer(endpoints.submitJob, () => new Promise<never>(() => undefined));
    await press();
    expect(foot().getAttribute('aria-disabled')).toBe('true');
    await press();
    await expect.poll(() => asked().length).toBe(before + 1);
    expect(await typed()).toEqual(goods);
  });
});

describe('the table of tools', () => {
  it('has a row for every tool in which something is typed', async () => {
    const root = `${import.meta.dirname}/../../`;
    const isTyped = /<(?:TextInput|NumberField|NumberInput|Textarea|textarea|PromptField|DpiField)\b/;
    const paths = (await readdir(`${root}studio/tools`, { recursive: true }))
      .map((path) => `studio/tools/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
    const written = [];
    for (const path of paths) if (isTyped.test(await readFile(root + path, 'utf8'))) written.push(path);
    expect(written.toSorted()).toEqual(toolRows.flatMap(({ sources }) => sources).toSorted());
  });
});
