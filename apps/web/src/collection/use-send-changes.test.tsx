import { endpoints } from '@naksha/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.collection.select;
const many = Array.from({ length: 460 }, (_, at) => ({
  ...picture(at + 1, 'processed'),
  designName: `cloth ${at + 1}`,
}));

beforeEach(() => measureAs(1440, 800));

/** A deletion of very many whose first call is under way; gives what answers the calls. */
async function beginRemoval() {
  const answers: (() => void)[] = [];
  const server = folderServer(many).answer(endpoints.changeFiles, async ({ body: { ids } }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { changed: ids, refused: [] };
  });
  const { user } = await openApp('/collection', { as: designer, server });
  await screen.findByRole('link', { name: 'Open cloth 1 in studio' });
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByText('460 selected');
  await user.click(screen.getByRole('button', { name: en.collection.remove }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 460 files?' }));
  await user.click(question.getByRole('button', { name: en.collection.remove }));
  await expect.poll(() => answers).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  return { user, answers };
}

it('closes with Escape what was opened while very many are deleted, and goes on', async () => {
  const { user, answers } = await beginRemoval();
  await user.click(screen.getByRole('button', { name: words.move }));
  await screen.findByRole('dialog', { name: words.moveTitle });
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  answers[0]?.();
  await expect.poll(() => answers).toHaveLength(2);
  // What is under way would hear the next test.
  answers[1]?.();
  await expect.poll(() => answers).toHaveLength(3);
  answers[2]?.();
  await screen.findByText('460 files are deleted');
});

it('goes on where Escape takes back a word that is being put together, and stops where it is pressed on the page', async () => {
  const { user, answers } = await beginRemoval();
  const search = screen.getByRole('textbox', { name: en.collection.search });
  fireEvent.keyDown(search, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(search, { key: 'Escape', keyCode: 229 });
  answers[0]?.();
  await expect.poll(() => answers).toHaveLength(2);
  await user.keyboard('{Escape}');
  answers[1]?.();
  await screen.findByText(words.stopped.replace('{done}', '400').replace('{total}', '460'));
  expect(answers).toHaveLength(2);
});
