import { expect, it } from 'vitest';
import { aDesign } from '../../test/studio-rows.ts';
import { ApiError } from '../api/api-error.ts';
import { sayNameOf } from './seen-name.ts';

const refusedFor = (name: string) =>
  new ApiError({ status: 409, code: 'changed_meanwhile', message: '', params: { now: name, name } });

it('says a design that no one gave a name by the title it shows, and goes on from none', async () => {
  const say = sayNameOf(aDesign('', { fileName: 'Vines on cream.png' }));
  expect(await say(refusedFor(''))).toEqual({ facts: '', words: 'Vines on cream' });
  expect(await say(refusedFor('Monsoon'))).toEqual({ facts: 'Monsoon', words: 'Monsoon' });
});
