import { endpoints, errorSentence, type FileRow, type Language } from '@naksha/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import { fill } from '../../test/fields.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';

const words = en.collection;
const languages = { en, hi, gu };

async function openFolder(rows: FileRow[], server = folderServer(rows), language: Language = 'en') {
  const { user } = await openApp('/collection', { as: designer, server, language });
  await user.click(await screen.findByRole('tab', { name: new RegExp(languages[language].collection.uploaded) }));
  const folder = within(await screen.findByRole('tabpanel', { name: languages[language].collection.uploaded }));
  return { user, server, folder };
}
const names = () =>
  screen.queryAllByRole('link', { name: /^Open cloth/ }).map((link) => link.getAttribute('aria-label'));
const opens = (...numbers: number[]) => numbers.map((n) => `Open cloth ${n}.png in studio`);

beforeEach(() => measureAs(1440, 800));

it('shows the pictures of the chosen folder, with how many lie in each', async () => {
  await openFolder([picture(1), picture(2, 'exported'), picture(3)]);
  await expect.poll(names).toEqual(opens(1, 3));
  expect(screen.getByRole('tab', { name: 'Uploaded 2' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tab', { name: 'Exported 1' }).getAttribute('aria-selected')).toBe('false');
  expect(screen.getByRole('link', { name: 'Open cloth 1.png in studio' })).toHaveProperty(
    'search',
    `?design=${picture(1)._id}`,
  );
});

it('draws only what is looked at of a long folder, asks for that and what is near it, in its order, and is as long as all of it', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => picture(at + 1));
  const { server, folder } = await openFolder(many);
  await expect.poll(() => names().length).toBeGreaterThan(20);
  expect(names()).toEqual(opens(...Array.from({ length: names().length }, (_, at) => at + 1)));
  expect(names().length).toBeLessThan(50);
  const pages = () => [
    ...new Set(
      server
        .asked(endpoints.listFiles)
        .filter(({ query }) => query.limit > 1 && query.directory === 'uploaded')
        .map(({ query }) => query.pageNo),
    ),
  ];
  expect(pages()).toEqual([1]);
  const panel = screen.getByRole('tabpanel');
  // 1000 pictures, six across: 167 lines of a square (239 px) and its caption (39 px).
  expect(folder.getByRole('list').parentElement?.style.height).toBe(`${167 * (239 + 39)}px`);
  panel.scrollTop = 100 * 278;
  fireEvent.scroll(panel);
  await expect.poll(() => names().includes(opens(601)[0] ?? '')).toBe(true);
  expect(names().includes(opens(1)[0] ?? '')).toBe(false);
  expect(pages().toSorted((one, other) => one - other)).toEqual([1, 19, 20, 21, 22, 23]);
});

it('finds by name, and shows everything again from the sentence that nothing was found', async () => {
  const { user, server } = await openFolder([picture(1), picture(2)]);
  await expect.poll(names).toEqual(opens(1, 2));
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'cloth 2');
  await expect.poll(names).toEqual(opens(2));
  expect(server.asked(endpoints.listFiles).at(-1)?.query).toMatchObject({ fileName: 'cloth 2', directory: 'uploaded' });
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'silk');
  await screen.findByText('No name, word or tag here begins with “silk”.');
  await user.click(screen.getByRole('button', { name: words.nothingAct }));
  await expect.poll(names).toEqual(opens(1, 2));
});

it('sorts by date, name and size', async () => {
  const { user, server } = await openFolder([picture(1), picture(2)]);
  const order = async (from: string, to: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(from) }));
    await user.click(await screen.findByRole('menuitemradio', { name: to }));
    return expect.poll(() => server.asked(endpoints.listFiles).at(-1)?.query);
  };
  await order(words.orders.newest, words.orders.oldest);
  await expect.poll(names).toEqual(opens(2, 1));
  await (await order(words.orders.oldest, words.orders.name)).toMatchObject({
    sortBy: 'fileName',
    sortDirection: 'asc',
  });
  await (await order(words.orders.name, words.orders.size)).toMatchObject({
    sortBy: 'totalPixels',
    sortDirection: 'desc',
  });
});

it('deletes a picture that is named in the question, and takes it back', async () => {
  let rows = [picture(1), picture(2)];
  const server = folderServer(rows)
    .answer(endpoints.deleteFile, () => {
      rows = [picture(2)];
    })
    .answer(endpoints.restoreFile, () => {
      rows = [picture(1), picture(2)];
      return { data: picture(1) };
    })
    .answer(endpoints.listFiles, ({ query: { pageNo, limit, directory } }) => {
      const found = rows.filter((row) => row.directory === directory);
      return { data: found, total: found.length, pageNo, limit };
    });
  const { user } = await openFolder(rows, server);
  await user.click(await screen.findByRole('button', { name: 'More about cloth 1.png' }));
  await user.click(await screen.findByRole('menuitem', { name: words.remove }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “cloth 1.png”?' }));
  expect(server.asked(endpoints.deleteFile)).toEqual([]);
  await user.click(question.getByRole('button', { name: words.remove }));
  await expect.poll(names).toEqual(opens(2));
  expect(server.asked(endpoints.deleteFile)).toMatchObject([{ params: { id: picture(1)._id } }]);
  await user.click(await screen.findByRole('button', { name: words.undo }));
  await screen.findByText('“cloth 1.png” is back.');
  await expect.poll(names).toEqual(opens(1, 2));
});

it('leaves a picture where it is when the server does not delete it, and says so', async () => {
  const server = folderServer([picture(1)]).refuse(endpoints.deleteFile, 'unavailable');
  const { user } = await openFolder([], server);
  await user.click(await screen.findByRole('button', { name: 'More about cloth 1.png' }));
  await user.click(await screen.findByRole('menuitem', { name: words.remove }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.remove }));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(names()).toEqual(opens(1));
});

it('is as long as the last folder until it has come, and holds nothing of it when it could not be read', async () => {
  const server = folderServer([picture(1), picture(2)]);
  const { user, folder } = await openFolder([], server);
  await expect.poll(names).toEqual(opens(1, 2));
  const length = () => folder.getByRole('list').parentElement?.style.height;
  const answer = Promise.withResolvers<never>();
  server.answer(endpoints.listFiles, () => answer.promise);
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'silk');
  await expect.poll(() => server.asked(endpoints.listFiles).at(-1)?.query.fileName).toBe('silk');
  expect(length()).not.toBe('0px');
  expect(screen.queryByText('No name, word or tag here begins with “silk”.')).toBeNull();
  answer.reject(new Error('not read'));
  await expect.poll(length).toBe('0px');
});

it.each(['en', 'hi', 'gu'] as const)('says of an empty folder what will lie there, in %s', async (language) => {
  await openFolder([], folderServer([]), language);
  const { collection, files } = languages[language];
  await screen.findByRole('heading', { name: collection.emptyTitle.uploaded });
  expect(screen.getByText(collection.emptyText.uploaded)).toBeTruthy();
  expect(screen.getByRole('button', { name: files.upload.title })).toBeTruthy();
});

it('says why a folder could not be read, and tries again', async () => {
  const server = folderServer([]).refuse(endpoints.listFiles, 'unavailable');
  const { user } = await openFolder([], server);
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  server.answer(endpoints.listFiles, ({ query: { pageNo, limit } }) => ({
    data: [picture(1)],
    total: 1,
    pageNo,
    limit,
  }));
  await user.click(screen.getByRole('button', { name: en.shell.retry }));
  await expect.poll(names).toEqual(opens(1));
});

it('shows what looks like a picture, which opens in the studio, and says so where nothing does', async () => {
  const server = folderServer([picture(1), picture(2)]).answer(endpoints.listSimilar, ({ params: { id } }) => ({
    data: id === picture(1)._id ? [picture(2)] : [],
  }));
  const { user } = await openFolder([picture(1), picture(2)], server);
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: words.actions.replace('{name}', name) }));
    await user.click(await screen.findByRole('menuitem', { name: words.similar.open }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await open('cloth 1.png');
  expect(await first.findByRole('link', { name: /^Open cloth 2/ })).toHaveProperty(
    'search',
    `?design=${picture(2)._id}`,
  );
  await user.keyboard('{Escape}');
  const second = await open('cloth 2.png');
  expect(await second.findByText(words.similar.none)).toBeDefined();
});

it('selects nothing of what is not seen yet while another folder is asked for', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => picture(at + 1));
  const { user, server } = await openFolder(rows);
  await expect.poll(names).toHaveLength(12);
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.answer(endpoints.listFiles, async ({ query: { pageNo, limit, fileName } }) => {
    if (fileName === 'cloth') await held;
    return { data: rows, total: rows.length, pageNo, limit };
  });
  await user.type(screen.getByRole('textbox', { name: words.search }), 'cloth');
  await expect.poll(() => server.asked(endpoints.listFiles).at(-1)?.query.fileName).toBe('cloth');
  expect(names()).toEqual([]);
  const panel = screen.getByRole('tabpanel');
  fireEvent.pointerDown(panel, { button: 0, pointerType: 'mouse', clientX: 20, clientY: 20 });
  fireEvent.pointerMove(panel, { buttons: 1, clientX: 300, clientY: 300 });
  fireEvent.pointerUp(panel, { clientX: 300, clientY: 300 });
  arrive();
  await expect.poll(names).toHaveLength(12);
  expect(screen.queryByRole('toolbar', { name: words.select.bar })).toBeNull();
});

it('asks for its first page once, while the screen is on its way', async () => {
  const server = folderServer([picture(1, 'processed')]);
  await openApp('/collection', { as: designer, server });
  await screen.findByRole('link', { name: /^Open .+ in studio/ });
  const pages = server.asked(endpoints.listFiles).filter(({ query }) => query.limit > 1);
  expect(pages.map(({ query }) => query.directory)).toEqual(['processed']);
  expect(server.asked(endpoints.listFiles)[0]?.query.limit).toBeGreaterThan(1);
});

it.each([words.panel.open, words.similar.open, words.select.rename, words.select.moveTitle, words.remove])(
  'returns the focus from “%s” to the button of the menu of a cloth after Escape',
  async (item) => {
    const server = folderServer([picture(1)])
      .answer(endpoints.listSimilar, () => ({ data: [] }))
      .answer(endpoints.getFile, () => ({ data: picture(1) }));
    const { user } = await openFolder([], server);
    const opener = () => screen.getByRole('button', { name: words.actions.replace('{name}', 'cloth 1.png') });
    await expect.poll(names).toEqual(opens(1));
    await user.click(opener());
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener());
  },
);
