import { stat } from 'node:fs/promises';

let report: () => void = () => undefined;

/** Has `listener` hear of every step of work in this process, from now on. */
export function hearWork(listener: () => void): void {
  report = listener;
}

/** Says that a step of work on a large picture is done: who waits need not think that it hangs. */
export const atWork = (): void => report();

const lookEveryMs = 1000;

/** While a file grows that the library writes, its work goes on; the library itself says nothing until the end. */
export async function whileGrowing<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  let known = 0;
  const looking = setInterval(async () => {
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    if (size > known) atWork();
    known = size;
  }, lookEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(looking);
  }
}
