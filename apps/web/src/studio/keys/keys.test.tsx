import { endpoints } from '@naksha/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, freshStudio, tryOn } from '../../../test/studio-rows.ts';
import { layOnTable } from '../../../test/use-tool.ts';
import { zoomOf } from '../geometry/camera.ts';
import { typeWords } from '../store/ask-actions.ts';
import { isInHand } from '../store/cloth.ts';
import { openFind, openSheet } from '../store/dialog-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { openTool } from '../store/tool-actions.ts';
import { FindAnything } from './find-anything.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const showPiece = vi.fn();
function Keys() {
  useShortcuts(showPiece);
  return (
    <>
      <input aria-label="words" />
      <ShortcutSheet />
      <FindAnything />
    </>
  );
}
const view = () => readStudio().view;
const zoom = () => zoomOf(view().camera, view().tile);
const found = (...names: string[]) =>
  new FakeServer().answer(endpoints.listFiles, ({ query: { fileName = '' } }) => {
    const data = names.filter((name) => name.includes(fileName)).map((name) => aDesign(name, { saved: true }));
    return { data, total: data.length, pageNo: 1, limit: 8 };
  });

beforeEach(() => {
  freshStudio();
  showPiece.mockClear();
});

describe('the keys', () => {
  it('change how the cloth is looked at', async () => {
    layOnTable('cloth');
    const { user } = await openPart(<Keys />);
    await screen.findByLabelText('words');
    await user.keyboard('1');
    expect(zoom()).toBeCloseTo(1, 9);
    await user.keyboard('+');
    expect(zoom()).toBeCloseTo(1.25, 9);
    await user.keyboard('-');
    expect(zoom()).toBeCloseTo(1, 9);
    await user.keyboard('0');
    expect(view().isFitted).toBe(true);
    await user.keyboard('r');
    expect(view().mode).toBe('tile');
    await user.keyboard('R');
    expect(view().mode).toBe('repeat');
    await user.keyboard('p');
    expect(showPiece).toHaveBeenCalledOnce();
  });

  it('take one instrument at a time, and Escape puts all away', async () => {
    const row = layOnTable('cloth');
    const { user } = await openPart(<Keys />);
    await screen.findByLabelText('words');
    await user.keyboard('i');
    expect(view().isPicking).toBe(true);
    await user.keyboard('m');
    expect(view()).toMatchObject({ isPicking: false, isMeasuring: true });
    await user.keyboard('c');
    expect(view().split).toBeNull();
    const { laid } = readStudio().table;
    if (laid) tryOn(laid);
    await user.keyboard('c');
    expect(view().split).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(view()).toMatchObject({ isPicking: false, isMeasuring: false, split: null });
    expect(readStudio().table.currentId).toBe(row._id);
  });

  it('take the brush and its other end where a tool offers them, and make it larger and smaller', async () => {
    layOnTable('cloth');
    const { user } = await openPart(<Keys />);
    await screen.findByLabelText('words');
    await user.keyboard('b');
    expect(isInHand(readStudio())).toBe(false);
    openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
    await user.keyboard('ie');
    expect([isInHand(readStudio()), readStudio().brush.isErasing, view().isPicking]).toEqual([true, true, false]);
    await user.keyboard('b');
    expect(readStudio().brush.isErasing).toBe(false);
    const { radius } = readStudio().brush;
    await user.keyboard(']');
    expect(readStudio().brush.radius).toBeCloseTo(radius * 1.15, 9);
    await user.keyboard('[[');
    expect(readStudio().brush.radius).toBeCloseTo(radius, 9);
  });

  it('mean nothing while something is typed or a dialog is open, but with Ctrl they do', async () => {
    layOnTable('cloth');
    const { user } = await openPart(<Keys />);
    await user.type(await screen.findByLabelText('words'), 'rim?');
    expect(view()).toMatchObject({ mode: 'repeat', isPicking: false, isMeasuring: false });
    expect(readStudio().dialogs.isSheetOpen).toBe(false);
    await user.keyboard('{Control>}s{/Control}');
    expect(readStudio().dialogs.savingId).toBe(readStudio().table.currentId);
    (await screen.findByLabelText('words')).blur();
    await user.keyboard('?');
    await screen.findByRole('dialog');
    await user.keyboard('r');
    expect(view().mode).toBe('repeat');
  });

  it('walk the history, save only what is made, and leave Ctrl Z to the field that is typed in', async () => {
    const root = layOnTable('root');
    layOnTable('leaf', { parentId: root._id });
    const { user } = await openPart(<Keys />);
    await user.click(await screen.findByLabelText('words'));
    await user.keyboard('{Control>}z{/Control}');
    expect(readStudio().table.currentId).not.toBe(root._id);
    (await screen.findByLabelText('words')).blur();
    await user.keyboard('{Control>}z{/Control}');
    expect(readStudio().table.currentId).toBe(root._id);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(readStudio().table.currentId).not.toBe(root._id);
    typeWords('not made yet');
    await user.keyboard('{Control>}s{/Control}');
    expect(readStudio().dialogs.savingId).toBeNull();
  });

  it('stand on a sheet, each with what it does', async () => {
    await openPart(<Keys />);
    await screen.findByLabelText('words');
    openSheet();
    const dialog = await screen.findByRole('dialog', { name: /keys|shortcuts/i });
    const keys = [...dialog.querySelectorAll('kbd')].map((each) => each.textContent);
    for (const key of ['S', 'K', '+', '−', '0', '1', 'R', 'P', 'I', 'M', 'C', 'B', 'E', '[', ']', '?'])
      expect(keys).toContain(key);
    const names = [...dialog.querySelectorAll('dt')].map((each) => each.textContent);
    expect(names).toEqual(expect.arrayContaining(['Move the cloth', 'Export', 'Size of the brush']));
    expect(new Set(names).size).toBe(names.length);
    expect(dialog.querySelectorAll('dt')).toHaveLength(dialog.querySelectorAll('dd').length);
  });
});

describe('find anything', () => {
  it('finds tools and commands at once and designs when the server has answered; Enter takes the chosen one', async () => {
    const { user, server } = await openPart(<Keys />, { server: found('paisley night', 'lotus') });
    await screen.findByLabelText('words');
    openFind();
    const field = await screen.findByRole('combobox');
    await user.type(field, 'pa');
    expect(await screen.findByRole('option', { name: 'paisley night' })).toBeDefined();
    await waitFor(() => expect(server.asked(endpoints.listFiles).at(-1)?.query.fileName).toBe('pa'));
    await user.clear(field);
    await user.type(field, 'single tile');
    expect(screen.queryByRole('option', { name: 'Export' })).toBeNull();
  });

  it('is walked with the arrows round the ends, and runs what is chosen', async () => {
    const { user } = await openPart(<Keys />, { server: found() });
    await screen.findByLabelText('words');
    openFind();
    const field = await screen.findByRole('combobox');
    const chosen = () =>
      screen.getAllByRole('option').findIndex((each) => each.getAttribute('aria-selected') === 'true');
    await user.type(field, 'e');
    const { length } = screen.getAllByRole('option');
    expect(chosen()).toBe(0);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(length - 1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe(1);
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toBe(
      screen.getAllByRole('option')[1],
    );
    await user.type(field, 'x');
    expect(chosen()).toBe(0);
    for (const option of screen.getAllByRole('option')) expect(option.textContent).toMatch(/ex/i);
  });

  it('runs a command by click, and closes', async () => {
    const { user } = await openPart(<Keys />, { server: found() });
    await screen.findByLabelText('words');
    openFind();
    await user.click(await screen.findByRole('option', { name: /^Colour picker/ }));
    expect(view().isPicking).toBe(true);
    expect(readStudio().dialogs.isFindOpen).toBe(false);
  });

  it('stays open when nothing is called that, and while a word is still being composed', async () => {
    const { user } = await openPart(<Keys />, { server: found() });
    await screen.findByLabelText('words');
    openFind();
    const field = await screen.findByRole('combobox');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(readStudio().dialogs.isFindOpen).toBe(true);
    await user.type(field, 'qqqq');
    expect(screen.getByText('Nothing is called that.')).toBeDefined();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(readStudio().dialogs.isFindOpen).toBe(true);
  });
});
