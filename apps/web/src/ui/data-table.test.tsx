import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { DataTable } from './data-table.tsx';

interface Bale {
  readonly _id: string;
  readonly weaver: string;
  readonly metres: number;
  readonly note: string | null;
}
const bales: readonly Bale[] = [
  { _id: '1', weaver: 'Rupa', metres: 40, note: null },
  { _id: '2', weaver: 'Kiran', metres: 12, note: 'Second choice' },
];

beforeEach(() => changeLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

function openAt(width: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', () => ({
    matches: width <= 640,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

function show(width: number) {
  const onSort = vi.fn();
  openAt(width);
  render(
    <MantineProvider>
      <DataTable
        label="Bales"
        rows={bales}
        rowClass={({ note }) => (note === null ? undefined : 'second')}
        order={{ sort: { by: 'weaver', direction: 'asc' }, onSort }}
        columns={[
          { head: 'Weaver', sort: 'weaver', place: 'name', cell: ({ weaver }) => weaver },
          { head: 'Metres', sort: 'metres', begins: 'desc', isNumber: true, cell: ({ metres }) => metres },
          { head: 'Note', place: 'line', cell: ({ note }) => note },
          { head: '', place: 'acts', cell: ({ weaver }) => <button type="button">Send {weaver}</button> },
        ]}
      />
    </MantineProvider>,
  );
  return onSort;
}

it('is a table with heads that sort where there is room', async () => {
  const onSort = show(1200);
  const table = within(screen.getByRole('region', { name: 'Bales' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['WeaverMetresNote', 'Rupa40Send Rupa', 'Kiran12Second choiceSend Kiran']);
  expect(table.getAllByRole('row').map(({ classList }) => classList.contains('second'))).toEqual([false, false, true]);
  await userEvent.click(table.getByRole('button', { name: 'Metres' }));
  expect(onSort).toHaveBeenCalledWith({ by: 'metres', direction: 'desc' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('is a list on a phone, each fact with its word, nothing said of what is not there, and sorted by the same columns', async () => {
  const onSort = show(390);
  expect(screen.queryByRole('table')).toBeNull();
  const items = within(screen.getByRole('list', { name: 'Bales' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'RupaMetres40Send Rupa',
    'KiranNote: Second choiceMetres12Send Kiran',
  ]);
  expect(items.map(({ className }) => className)).toEqual(['', 'second']);
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(sort.selectedOptions[0]?.textContent).toBe('Weaver, ascending');
  expect([...sort.options].map(({ textContent }) => textContent)).toEqual([
    'Weaver, ascending',
    'Weaver, descending',
    'Metres, descending',
    'Metres, ascending',
  ]);
  await userEvent.selectOptions(sort, 'Metres, ascending');
  expect(onSort).toHaveBeenCalledWith({ by: 'metres', direction: 'asc' });
});

it.each([
  [560, '0'],
  [undefined, null],
])(
  'is reached by the keyboard where it may be scrolled, no narrower than %s, and nothing in it is',
  (miw, tabIndex) => {
    openAt(1200);
    render(
      <MantineProvider>
        <DataTable
          label="Bales"
          rows={bales}
          {...(miw && { miw })}
          columns={[{ head: 'Weaver', cell: ({ weaver }) => weaver }]}
        />
      </MantineProvider>,
    );
    expect(screen.getByRole('region', { name: 'Bales' }).getAttribute('tabindex')).toBe(tabIndex);
  },
);
