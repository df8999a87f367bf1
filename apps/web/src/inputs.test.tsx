import { readdir, readFile } from 'node:fs/promises';
import { endpoints, limits } from '@naksha/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { designer, folderServer, measureAs, picture } from '../test/a-folder.ts';
import { FakeServer } from '../test/fake-server.ts';
import { fill } from '../test/fields.ts';
import type { Words } from '../test/forms/form-row.ts';
import { openApp } from '../test/open-app.tsx';
import { openPart } from '../test/open-part.tsx';
import { openTool } from '../test/open-tool.tsx';
import { freshStudio } from '../test/studio-rows.ts';
import { gu } from './i18n/gu/gu.ts';
import { hi } from './i18n/hi/hi.ts';
import { FindAnything } from './studio/keys/find-anything.tsx';
import { openFind } from './studio/store/dialog-actions.ts';
import { generate } from './studio/tools/generate/tool.ts';

beforeEach(freshStudio);

interface SearchRow {
  readonly source: string;
  readonly language: 'hi' | 'gu';
  readonly open: (language: 'hi' | 'gu', words: Words) => Promise<UserEvent>;
  readonly label: (words: Words) => string;
  /** Said while nothing is found of a text. */
  readonly nothing: (words: Words, text: string) => string;
  /** Found while nothing is searched for. */
  readonly all: () => readonly HTMLElement[];
  readonly most: number;
}

/** Searches that stand in no form and not in the field that lists share, whose own test is beside it. */
const searches: readonly SearchRow[] = [
  {
    source: 'studio/keys/find-anything.tsx',
    language: 'hi',
    open: async (language) => {
      const server = new FakeServer().answer(endpoints.listFiles, () => ({ data: [], total: 0, pageNo: 1, limit: 8 }));
      const { user } = await openPart(<FindAnything />, { server, language });
      openFind();
      return user;
    },
    label: (t) => t.studio.find.title,
    nothing: (t) => t.studio.find.nothing,
    all: () => screen.queryAllByRole('option'),
    most: limits.searchMaxLength,
  },
  {
    source: 'studio/panel/pattern-book.tsx',
    language: 'gu',
    open: async (language, t) => {
      const { user } = await openTool(generate, { language });
      const [before = ''] = t.studio.generate.bookOpen.split('{count}');
      await user.click(
        await screen.findByRole('button', { name: (name) => name.startsWith(before.trim()) && /\d/.test(name) }),
      );
      return user;
    },
    label: (t) => t.studio.generate.bookSearch,
    nothing: (t) => t.studio.generate.bookNothing,
    all: () => screen.queryAllByRole('radio'),
    most: limits.searchMaxLength,
  },
  {
    source: 'collection/folders.tsx',
    language: 'hi',
    open: async (language, t) => {
      measureAs(1440, 800);
      const server = folderServer([picture(1), picture(2)]);
      const { user } = await openApp('/collection', { as: designer, server, language });
      await user.click(await screen.findByRole('tab', { name: new RegExp(t.collection.uploaded) }));
      return user;
    },
    label: (t) => t.collection.search,
    nothing: (t, text) => t.collection.nothingText.replace('{search}', text),
    all: () => screen.queryAllByRole('link', { name: /cloth/ }),
    most: limits.fileNameMaxLength,
  },
];

describe.each(searches)('the search of “$source”', ({ language, open, label, nothing, all, most }) => {
  it('takes whatever is typed as text, finds nothing by it and says so, and shows all again when it is empty', async () => {
    const words: Words = { gu, hi }[language];
    const user = await open(language, words);
    const field = await screen.findByLabelText<HTMLInputElement>(label(words), { selector: 'input' });
    await expect.poll(() => all().length).toBeGreaterThan(0);
    const before = all().length;
    for (const text of ['<img src=x onerror=alert(1)>', '%_', '\\', 'x'.repeat(most + 50)]) {
      await fill(user, field, text);
      const held = text.slice(0, most);
      expect(field.value).toBe(held);
      expect(await screen.findByText(nothing(words, held))).toBeDefined();
      expect(document.querySelector('img[src="x"]')).toBeNull();
    }
    await fill(user, field, '   ');
    await expect.poll(() => all().length).toBe(before);
  });
});

/** A colour or a choice can be nothing but one of those that the browser offers; what else a request names is refused by its schema. */
const offered = {
  'type="color"': [
    'studio/panel/colour-well.tsx',
    'studio/panel/palette-strip.tsx',
    'studio/tools/flatten/flat-strip.tsx',
    'studio/tools/recolour/colour-table.tsx',
  ],
  '<Radio\\b(?!\\.Group)': ['admin/my-plan/method-choice.tsx', 'collection/file-dialogs.tsx'],
  'type="radio"': ['studio/panel/pattern-chip.tsx'],
} as const;
const isOther = /<Color(?:Input|Picker)\b|<Autocomplete\b/;

it('there is no other search, no colour and no choice in which something else can be typed', async () => {
  const paths = (await readdir(import.meta.dirname, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
  const sources = new Map<string, string>();
  for (const path of paths) sources.set(path, await readFile(`${import.meta.dirname}/${path}`, 'utf8'));
  const having = (is: (source: string) => boolean) =>
    [...sources].filter(([, source]) => is(source)).map(([path]) => path);
  for (const [mark, files] of Object.entries(offered))
    expect(having((text) => new RegExp(mark).test(text)).sort()).toEqual(files);
  expect(having((text) => isOther.test(text))).toEqual([]);
  const isSearch = (text: string) => text.includes('<TextInput') && /<IconSearch|role="combobox"/.test(text);
  expect(having(isSearch).sort()).toEqual([...searches.map(({ source }) => source), 'ui/search-field.tsx'].sort());
});
