import { useRef } from 'react';
import { z } from 'zod';

const shape = z.object({ text: z.string(), key: z.string() });
type Tried = z.infer<typeof shape>;
const nothing: Tried = { text: '', key: '' };

/**
 * Sends a request that is done once however often it is tried: until it was answered, the same body goes with the same key. What is `kept` under
 * a name survives a reload that comes before the answer.
 */
export function useOnce(kept?: string) {
  const tried = useRef<Tried>(undefined);
  const note = (now: Tried) => {
    tried.current = now;
    if (kept === undefined) return;
    if (now === nothing) sessionStorage.removeItem(keyOf(kept));
    else sessionStorage.setItem(keyOf(kept), JSON.stringify(now));
  };
  return async <Answer>(body: object, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(body);
    const before = tried.current ?? (kept === undefined ? nothing : readTried(kept));
    const now = before.text === text ? before : { text, key: crypto.randomUUID() };
    note(now);
    const answer = await send(now.key);
    note(nothing);
    return answer;
  };
}

/** Beside the forms that are kept: it goes when they go. */
const keyOf = (kept: string) => `naksha.form.${kept}`;

function readTried(kept: string): Tried {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(keyOf(kept)) ?? ''));
  } catch {
    // Never tried, or written by hand: a new key is the safe answer.
    return nothing;
  }
}
