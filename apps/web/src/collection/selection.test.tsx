import { endpoints, type FileRow, limits } from '@naksha/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { designer, facets, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import type { FakeServer } from '../../test/fake-server.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.collection.select;
const rows = Array.from({ length: 40 }, (_, at) => ({
  ...picture(at + 1, 'processed'),
  designName: `cloth ${at + 1}`,
}));

beforeEach(() => measureAs(1440, 800));

async function openCollection(files: FileRow[] = rows) {
  const server = folderServer(files).answer(endpoints.changeFiles, ({ body: { ids } }) => ({
    changed: ids,
    refused: [],
  }));
  const { user } = await openApp('/collection', { as: designer, server });
  await screen.findByRole('link', { name: 'Open cloth 1 in studio' });
  return { user, server };
}
const cloth = (n: number) => screen.getByRole('link', { name: `Open cloth ${n} in studio` });
const check = (n: number) => screen.getByRole('checkbox', { name: `Select cloth ${n}` });
const picked = () =>
  screen
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => Number(box.getAttribute('aria-label')?.replace(/\D/g, '')));

it('selects one by one, a range with Shift, and opens nothing while something is selected', async () => {
  const { user } = await openCollection();
  await user.click(check(2));
  await user.keyboard('{Shift>}');
  await user.click(cloth(5));
  await user.keyboard('{/Shift}');
  await expect.poll(picked).toEqual([2, 3, 4, 5]);
  await user.click(cloth(4));
  await expect.poll(picked).toEqual([2, 3, 5]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('3 selected');
  expect(window.location.pathname).toBe('/collection');
  await user.keyboard('{Escape}');
  await expect.poll(picked).toEqual([]);
  expect(screen.queryByRole('toolbar', { name: words.bar })).toBeNull();
});

it('walks and selects with the keys alone', async () => {
  const { user } = await openCollection();
  cloth(1).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cloth(8));
  await user.keyboard('x');
  await expect.poll(picked).toEqual([8]);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.poll(picked).toEqual([8, 9, 10]);
  // Back again, the range gives up what it took.
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.poll(picked).toEqual([8, 9]);
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByText('40 selected');
});

it('selects what a rectangle touches, and the click that ends it opens nothing', async () => {
  const { user } = await openCollection();
  const from = cloth(1);
  fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse', clientX: 20, clientY: 20 });
  fireEvent.pointerMove(from, { buttons: 1, clientX: 300, clientY: 300 });
  fireEvent.pointerUp(from, { clientX: 300, clientY: 300 });
  fireEvent.click(from);
  // Six across, 239 px wide and 278 px high.
  await expect.poll(picked).toEqual([1, 2, 7, 8]);
  expect(window.location.pathname).toBe('/collection');
  const second = cloth(3);
  fireEvent.pointerDown(second, { button: 0, pointerType: 'mouse', clientX: 500, clientY: 20 });
  fireEvent.pointerMove(second, { buttons: 1, clientX: 900, clientY: 20 });
  fireEvent.pointerUp(second, { clientX: 900, clientY: 20 });
  fireEvent.click(second);
  await expect.poll(picked).toEqual([3, 4]);
  // A range goes on from where the rectangle was begun.
  await user.keyboard('{Shift>}');
  await user.click(cloth(6));
  await user.keyboard('{/Shift}');
  await expect.poll(picked).toEqual([3, 4, 5, 6]);
});

it('moves what is selected to a section and a new folder, and tags it', async () => {
  const { user, server } = await openCollection();
  const made = { _id: '0190a000-0000-7000-8000-0000000f0022', name: 'Holi', createdBy: designer._id };
  server.answer(endpoints.createFolder, () => made);
  await user.click(check(1));
  await user.click(check(2));
  await user.click(screen.getByRole('button', { name: words.move }));
  const move = within(await screen.findByRole('dialog', { name: words.moveTitle }));
  await user.click(move.getByRole('radio', { name: en.collection.exported }));
  await user.click(move.getByRole('button', { name: words.newFolder }));
  await user.type(move.getByRole('textbox', { name: words.folderName }), 'Holi');
  server.answer(endpoints.listFileFacets, () => ({ ...facets, folders: [{ ...made, count: 0 }] }));
  await user.click(move.getByRole('button', { name: words.makeFolder }));
  await expect.poll(() => move.queryByRole('textbox', { name: words.folderName })).toBeNull();
  await user.click(move.getByRole('button', { name: words.move }));
  await screen.findByText('2 files are moved');
  const ids = [rows[0]?._id, rows[1]?._id];
  expect(server.asked(endpoints.changeFiles).at(-1)?.body).toEqual({ ids, directory: 'exported', folderId: made._id });
  await expect.poll(picked).toEqual([]);
  await user.click(check(1));
  await user.click(check(2));
  await user.click(screen.getByRole('button', { name: words.tags }));
  const tags = within(await screen.findByRole('dialog', { name: words.tagsTitle }));
  await user.type(tags.getByRole('combobox', { name: words.addTags }), 'Silk{Enter}');
  await user.click(tags.getByRole('button', { name: words.save }));
  await screen.findByText(words.tagged);
  expect(server.asked(endpoints.changeFiles).at(-1)?.body).toEqual({ ids, addTags: ['silk'], removeTags: [] });
});

it('deletes what is selected once that is confirmed, says what stays, and takes it back', async () => {
  const { user, server } = await openCollection();
  await user.click(check(1));
  await user.click(check(2));
  server.answer(endpoints.changeFiles, ({ body: { ids } }) => ({ changed: ids.slice(0, 1), refused: ids.slice(1) }));
  await user.click(screen.getByRole('button', { name: en.collection.remove }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 files?' }));
  await user.click(question.getByRole('button', { name: en.collection.remove }));
  await screen.findByText('1 file belongs to somebody else and stays as it is.');
  await user.click(await screen.findByRole('button', { name: en.collection.undo }));
  await screen.findByText(words.back);
  expect(server.asked(endpoints.changeFiles).map(({ body }) => [body.ids.length, body.inBin])).toEqual([
    [2, true],
    [1, false],
  ]);
});

it('downloads what is selected as one archive', async () => {
  const { user, server } = await openCollection();
  const ready = Promise.withResolvers<void>();
  server.answer(endpoints.createArchive, async () => {
    await ready.promise;
    return { url: '/files/archive/a.token', bytes: 2000 };
  });
  const followed: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.pathname);
  });
  await user.click(check(1));
  await user.click(check(3));
  const take = screen.getByRole('button', { name: en.collection.download });
  await user.click(take);
  expect(take.getAttribute('aria-busy')).toBe('true');
  // A second press while it is made ready makes no second archive.
  await user.click(take);
  ready.resolve();
  await expect.poll(() => followed).toEqual(['/files/archive/a.token']);
  await expect.poll(() => take.getAttribute('aria-busy')).toBe('false');
  expect(server.asked(endpoints.createArchive)).toHaveLength(1);
  click.mockRestore();
});

const many = Array.from({ length: 460 }, (_, at) => ({
  ...picture(at + 1, 'processed'),
  designName: `cloth ${at + 1}`,
}));
const idsOf = (files: readonly FileRow[]) => files.map(({ _id }) => _id);

it('selects all that match, also what was never looked at, and changes it in as many calls as that takes', async () => {
  const { user, server } = await openCollection(many);
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByText('460 selected');
  await user.click(cloth(1));
  await screen.findByText('459 selected');
  // More than an address can name are sent to it as a list.
  server.answer(endpoints.createArchive, () => ({ url: '/files/archive/a.token', list: 'packed', bytes: 2000 }));
  const sent: unknown[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.method, new URL(this.action).pathname, ...new FormData(this)]);
  });
  await user.click(screen.getByRole('button', { name: en.collection.download }));
  await expect.poll(() => sent).toEqual([['post', '/files/archive/a.token', ['list', 'packed']]]);
  submit.mockRestore();
  expect(server.asked(endpoints.createArchive).map(({ body }) => body.ids)).toEqual([idsOf(many.slice(1))]);
  await user.click(screen.getByRole('button', { name: words.move }));
  const move = within(await screen.findByRole('dialog', { name: words.moveTitle }));
  await user.click(move.getByRole('radio', { name: en.collection.exported }));
  await user.click(move.getByRole('button', { name: words.move }));
  await screen.findByText('459 files are moved');
  const ids = idsOf(many.slice(1));
  const asked = server.asked(endpoints.changeFiles).map(({ body }) => body.ids);
  expect(asked).toEqual([ids.slice(0, 200), ids.slice(200, 400), ids.slice(400)]);
});

it('selects nothing of all that matched what is no longer looked at', async () => {
  const { user, server } = await openCollection();
  const answers: (() => void)[] = [];
  server.answer(endpoints.pickFiles, async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { data: idsOf(rows).map((_id) => ({ _id })), total: rows.length };
  });
  await user.keyboard('{Control>}a{/Control}');
  await expect.poll(() => answers).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: new RegExp(en.collection.exported) }));
  await screen.findByRole('tabpanel', { name: en.collection.exported });
  await act(async () => answers[0]?.());
  // What is asked for after that is answered after it.
  await user.keyboard('{Control>}a{/Control}');
  await expect.poll(() => answers).toHaveLength(2);
  expect(screen.queryByRole('toolbar', { name: words.bar })).toBeNull();
});

it('selects a range that is longer than what was looked at', async () => {
  const { user, server } = await openCollection(many);
  await user.click(check(1));
  const grid = screen.getByRole('tabpanel');
  grid.scrollTop = 278 * 60;
  fireEvent.scroll(grid);
  await screen.findByRole('link', { name: 'Open cloth 361 in studio' });
  await user.keyboard('{Shift>}');
  await user.click(cloth(361));
  await user.keyboard('{/Shift}');
  await screen.findByText('361 selected');
  expect(server.asked(endpoints.pickFiles).map(({ query }) => [query.from, query.count])).toEqual([[0, 361]]);
});

/** Refuses the third call of many; what the first two changed stays so. */
function refuseOnTheWay(server: FakeServer): void {
  server.answer(endpoints.changeFiles, ({ body: { ids } }) => {
    if (server.asked(endpoints.changeFiles).length === 2) server.refuse(endpoints.changeFiles, 'unavailable');
    return { changed: ids, refused: [] };
  });
}
const partly = words.partly.replace('{done}', '400').replace('{total}', '460');

it('takes back what a deletion of very many came to before it was refused, and keeps the others selected', async () => {
  const { user, server } = await openCollection(many);
  refuseOnTheWay(server);
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByText('460 selected');
  await user.click(screen.getByRole('button', { name: en.collection.remove }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 460 files?' }));
  await user.click(question.getByRole('button', { name: en.collection.remove }));
  await screen.findByText(partly);
  await screen.findByText('60 selected');
  await screen.findByText('400 files are deleted');
  // Refused as well, it is offered again.
  server.refuse(endpoints.changeFiles, 'unavailable');
  await user.click(screen.getByRole('button', { name: en.collection.undo }));
  await expect.poll(() => server.asked(endpoints.changeFiles).at(-1)?.body.inBin).toBe(false);
  server.answer(endpoints.changeFiles, ({ body: { ids } }) => ({ changed: ids, refused: [] }));
  await user.click(await screen.findByRole('button', { name: en.collection.undo }));
  await screen.findByText(words.back);
  const undone = server.asked(endpoints.changeFiles).slice(-2);
  expect(undone.flatMap(({ body }) => body.ids)).toEqual(idsOf(many.slice(0, 400)));
});

it('keeps a dialog whose change of very many was refused on the way, and selected what is left', async () => {
  const { user, server } = await openCollection(many);
  refuseOnTheWay(server);
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByText('460 selected');
  await user.click(screen.getByRole('button', { name: words.move }));
  const move = within(await screen.findByRole('dialog', { name: words.moveTitle }));
  await user.click(move.getByRole('radio', { name: en.collection.exported }));
  await user.click(move.getByRole('button', { name: words.move }));
  await screen.findByText(partly);
  await move.findByRole('alert');
  await user.click(move.getByRole('button', { name: en.shell.cancel }));
  await screen.findByText('60 selected');
});

it('keeps selected what was selected while a deletion is sent', async () => {
  const { user, server } = await openCollection();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(endpoints.changeFiles, async ({ body: { ids } }) => {
    await promise;
    return { changed: ids, refused: [] };
  });
  await user.click(check(1));
  await user.click(screen.getByRole('button', { name: en.collection.remove }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 1 file?' }));
  await user.click(question.getByRole('button', { name: en.collection.remove }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(check(2));
  await expect.poll(picked).toEqual([1, 2]);
  resolve();
  await expect.poll(picked).toEqual([2]);
});

it('holds a dialog open while it sends', async () => {
  const { user, server } = await openCollection();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(endpoints.changeFiles, async ({ body: { ids } }) => {
    await promise;
    return { changed: ids, refused: [] };
  });
  await user.click(check(1));
  await user.click(screen.getByRole('button', { name: words.tags }));
  const tags = within(await screen.findByRole('dialog', { name: words.tagsTitle }));
  await user.type(tags.getByRole('combobox', { name: words.addTags }), 'Silk{Enter}');
  await user.click(tags.getByRole('button', { name: words.save }));
  await user.click(tags.getByRole('button', { name: en.shell.cancel }));
  await user.click(tags.getByRole('button', { name: en.shell.close }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  tags.getByRole('combobox', { name: words.addTags });
  resolve();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('selects so many at most and says so', async () => {
  const { user, server } = await openCollection();
  server.answer(endpoints.pickFiles, ({ query: { count } }) => ({
    data: Array.from({ length: count }, (_, at) => ({ _id: picture(at + 1)._id })),
    total: 100_000,
  }));
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByText(`${limits.filesPicked} selected`);
  await screen.findByText(words.most.replace('{limit}', '10,000'));
});

it('asks for the preview that fills the cell, and of a long cloth for the one whose middle does', async () => {
  const shapes = [
    ['cloth 1', 600, 600, 256],
    ['cloth 2', 600, 1200, 512],
    ['cloth 3', 1200, 600, 512],
    ['cloth 4', 5000, 500, 1024],
    ['cloth 5', 0, 0, 256],
  ] as const;
  await openCollection(
    shapes.map(([designName, width, height], at) => ({ ...picture(at + 1, 'processed'), designName, width, height })),
  );
  const asked = [...document.querySelectorAll('[data-at] img')].map((each) => each.getAttribute('src'));
  expect(asked.map((address) => Number(address?.split('&size=')[1]))).toEqual(shapes.map(([, , , size]) => size));
});

it.each([
  [
    'a dialog about it is done',
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: words.move }));
      const move = within(await screen.findByRole('dialog', { name: words.moveTitle }));
      await user.click(move.getByRole('radio', { name: en.collection.exported }));
      await user.click(move.getByRole('button', { name: words.move }));
    },
  ],
  [
    'it is deleted',
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: en.collection.remove }));
      const question = within(await screen.findByRole('dialog', { name: 'Delete 1 file?' }));
      await user.click(question.getByRole('button', { name: en.collection.remove }));
    },
  ],
  ['it is given up', (user: UserEvent) => user.click(screen.getByRole('button', { name: words.end }))],
])('gives the focus to the page where the buttons of a selection go because %s', async (_, end) => {
  const { user } = await openCollection();
  await user.click(check(1));
  await end(user);
  await expect.poll(picked).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

it.each(['button', 'Escape'])(
  'stops a change of very many by %s, says how far it came and keeps the others selected',
  async (by) => {
    const { user, server } = await openCollection(many);
    let answer = (): void => undefined;
    server.answer(endpoints.changeFiles, async ({ body: { ids } }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { changed: ids, refused: [] };
    });
    await user.keyboard('{Control>}a{/Control}');
    await screen.findByText('460 selected');
    await user.click(screen.getByRole('button', { name: words.move }));
    const move = within(await screen.findByRole('dialog', { name: words.moveTitle }));
    await user.click(move.getByRole('radio', { name: en.collection.exported }));
    await user.click(move.getByRole('button', { name: words.move }));
    await expect.poll(() => server.asked(endpoints.changeFiles)).toHaveLength(1);
    if (by === 'Escape') await user.keyboard('{Escape}');
    else await user.click(await screen.findByText(words.stop));
    answer();
    await screen.findByText(words.stopped.replace('{done}', '200').replace('{total}', '460'));
    await screen.findByText('260 selected');
    expect(server.asked(endpoints.changeFiles)).toHaveLength(1);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  },
);
