import type { Storage } from '../src/storage/storage.ts';

/** One call of a storage that goes wrong: the `at`th of these, before its work is done or after. */
export interface Fault {
  readonly of: readonly ('put' | 'putFile' | 'move' | 'remove')[];
  readonly at: number;
  readonly when: 'before' | 'after';
  readonly error: Error;
}

/** A real storage of which one call fails. */
export function failingStorage(storage: Storage, { of, at, when, error }: Fault): Storage & { calls: () => number } {
  let calls = 0;
  const step = async <Result>(name: Fault['of'][number], work: () => Promise<Result>): Promise<Result> => {
    const isFailing = of.includes(name) && ++calls === at;
    if (isFailing && when === 'before') throw error;
    const result = await work();
    if (isFailing) throw error;
    return result;
  };
  return {
    ...storage,
    put: (key, source, options) => step('put', () => storage.put(key, source, options)),
    putFile: (key, path) => step('putFile', () => storage.putFile(key, path)),
    move: (from, to) => step('move', () => storage.move(from, to)),
    remove: (key) => step('remove', () => storage.remove(key)),
    /** How many of the calls in question there were. */
    calls: () => calls,
  };
}
