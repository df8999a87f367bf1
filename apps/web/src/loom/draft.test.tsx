import { beforeEach, expect, it } from 'vitest';
import { someone } from '../../test/open-app.tsx';
import { clearSession, openSession } from '../session/session-store.ts';
import { keepDraft, takeDraft } from './draft.ts';

const words = { prompt: 'red bandhani', seed: '48213' };

beforeEach(() => sessionStorage.clear());

it('gives the words begun before signing in once', () => {
  keepDraft(words);
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
  expect(takeDraft()).toEqual(words);
  expect(takeDraft()).toBeNull();
});

it('keeps nothing begun for the next one after a log-out', () => {
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
  keepDraft(words);
  clearSession();
  expect(takeDraft()).toBeNull();
});

it.each(['{"prompt": 1}', '{"prompt"', 'null'])(
  'begins with nothing where %s was kept, and does not meet it again',
  (text) => {
    sessionStorage.setItem('naksha.draft', text);
    expect(takeDraft()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);
