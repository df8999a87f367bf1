import { beforeEach, expect, it } from 'vitest';
import { someone } from '../../test/open-app.tsx';
import { clearSession, openSession } from '../api/session-store.ts';
import { keepBegunWords, takeBegunWords } from './begun-words.ts';

const words = { prompt: 'red bandhani', seed: '48213' };

beforeEach(() => sessionStorage.clear());

it('gives the words begun before signing in once', () => {
  keepBegunWords(words);
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
  expect(takeBegunWords()).toEqual(words);
  expect(takeBegunWords()).toBeNull();
});

it('keeps nothing begun for the next one after a log-out', () => {
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
  keepBegunWords(words);
  clearSession();
  expect(takeBegunWords()).toBeNull();
});

it.each(['{"prompt": 1}', '{"prompt"', 'null'])(
  'begins with nothing where %s was kept, and does not meet it again',
  (text) => {
    sessionStorage.setItem('naksha.draft', text);
    expect(takeBegunWords()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);
