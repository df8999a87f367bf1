import { useRef } from 'react';

const nothing = { text: '', key: '' };

/** Sends a request that is done once however often it is tried: until it was answered, the same body goes with the same key. */
export function useOnce() {
  const tried = useRef(nothing);
  return async <Answer>(body: object, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(body);
    if (tried.current.text !== text) tried.current = { text, key: crypto.randomUUID() };
    const answer = await send(tried.current.key);
    tried.current = nothing;
    return answer;
  };
}
