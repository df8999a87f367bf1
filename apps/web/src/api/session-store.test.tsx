import { beforeEach, expect, it } from 'vitest';
import { someone } from '../../test/open-app.tsx';
import { readWords, writeWords } from '../studio/ask/kept-words.ts';
import { plainAsk } from '../studio/store/asks.ts';
import { clearSession, endSession, expireSession, openSession } from './session-store.ts';

const user = someone('user');
const typed = () => readWords(sessionStorage, user._id)?.ask.prompt;

beforeEach(() => {
  clearSession();
  openSession({ authToken: 'token-of-the-test', user });
  writeWords(sessionStorage, user._id, { ask: { ...plainAsk(), prompt: 'red bandhani' }, made: null });
});

it.each([
  ['ended', endSession],
  ['expired', expireSession],
])('keeps the words that were typed for the one whose session has %s', (_, end) => {
  end();
  clearSession();
  expect(typed()).toBe('red bandhani');
  expect(readWords(sessionStorage, 'someone else')).toBeNull();
  expect(sessionStorage.getItem('naksha.session')).toBeNull();
});

it('keeps nothing of someone who logs out', () => {
  clearSession();
  expect(sessionStorage.length).toBe(0);
});
