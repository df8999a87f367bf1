import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { NumberField } from './number-field.tsx';

/** A form that takes numbers up to 63, which can be put back to 63. */
function Form({ isLive = false, ends }: { isLive?: boolean; ends?: { min: number; max: number } }) {
  const [value, setValue] = useState(63);
  const take = (next: number) => setValue(ends ? next : Math.min(63, next));
  return (
    <>
      <NumberField {...ends} label="Shift" value={value} isLive={isLive} onCommit={take} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(63)}>
        Reset
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Shift');
const both = () => [field().value, screen.getByRole('status').textContent];

async function open(isLive = false, ends?: { min: number; max: number }) {
  const { user } = await openPart(<Form isLive={isLive} {...(ends && { ends })} />);
  await screen.findByLabelText('Shift');
  const type = async (text: string) => {
    await user.clear(field());
    await user.type(field(), text);
  };
  return { user, type };
}

it('counts when it is finished, and shows what was made of it', async () => {
  const { user, type } = await open();
  await type('12');
  expect(both()).toEqual(['12', '63']);
  await user.keyboard('{Enter}');
  expect(both()).toEqual(['12', '12']);
  await type('99{Enter}');
  expect(both()).toEqual(['63', '63']);
  await type('99{Enter}');
  expect(both()).toEqual(['63', '63']);
});

it('takes its own ends for what is typed beyond them, when it is left and with Enter', async () => {
  const { user, type } = await open(false, { min: 10, max: 80 });
  await type('99');
  await user.tab();
  expect(both()).toEqual(['80', '80']);
  await type('3{Enter}');
  expect(both()).toEqual(['10', '10']);
});

it('leaves a value beyond its ends as it is where no one types', async () => {
  const { user } = await open(false, { min: 1, max: 30 });
  await user.click(field());
  await user.tab();
  expect(both()).toEqual(['63', '63']);
});

it('changes nothing for half a number, and shows the whole one again once it is left', async () => {
  const { user, type } = await open();
  await type('-');
  expect(both()).toEqual(['-', '63']);
  await user.tab();
  expect(both()).toEqual(['63', '63']);
});

it('counts with every key where it is live, and keeps what is half typed of the number that stands there', async () => {
  const { user, type } = await open(true);
  await type('1.');
  expect(both()).toEqual(['1.', '1']);
  await user.keyboard('5');
  expect(both()).toEqual(['1.5', '1.5']);
  await user.click(screen.getByText('Reset'));
  expect(both()).toEqual(['63', '63']);
});
