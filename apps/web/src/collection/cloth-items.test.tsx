import { limits } from '@naksha/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClothItems } from './cloth-items.tsx';

it('draws what has come after a page that has not, and keeps the places of that page free', async () => {
  const size = limits.fileListPageSize;
  const rows = new Map<number, string>();
  for (let at = 0; at < size * 3; at++) if (at < size || at >= size * 2) rows.set(at, `cloth ${at}`);
  render(
    <ClothItems
      box={{ current: document.createElement('div') }}
      height={1000}
      total={size * 3}
      columns={6}
      rowHeight={10}
      rows={rows}
      asked={[1, 2, 3]}
      onAsk={() => undefined}
      item={(row) => <li key={row}>{row}</li>}
    />,
  );
  await screen.findByText(`cloth ${size * 3 - 1}`);
  screen.getByText(`cloth ${size * 2}`);
  const places = [...document.querySelectorAll('li')];
  expect(places).toHaveLength(size * 3);
  expect(places.slice(size, size * 2).every((place) => place.hasAttribute('aria-hidden'))).toBe(true);
});
