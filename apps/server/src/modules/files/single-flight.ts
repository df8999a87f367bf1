/** Work that is under way; it ends when no one waits for it any more. */
interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly ending: AbortController;
  waiting: number;
}

type Once<Result> = (
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
  gone?: AbortSignal,
) => Promise<Result>;

/** Runs the same work once for all who ask for it at the same time, until all of them are `gone`. */
export function createSingleFlight<Result>(): Once<Result> {
  const underWay = new Map<string, Flight<Result>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const ending = new AbortController();
    const forget = () => {
      if (underWay.get(key) === flight) underWay.delete(key);
    };
    const flight = { result: work(ending.signal).finally(forget), ending, waiting: 0 };
    // Whoever asks from now on begins again.
    ending.signal.addEventListener('abort', forget, { once: true });
    underWay.set(key, flight);
    return flight;
  }

  return async (key, work, gone) => {
    gone?.throwIfAborted();
    const flight = underWay.get(key) ?? begin(key, work);
    flight.waiting++;
    const leave = () => {
      flight.waiting--;
      if (flight.waiting === 0) flight.ending.abort(gone?.reason);
    };
    gone?.addEventListener('abort', leave, { once: true });
    try {
      return await flight.result;
    } finally {
      gone?.removeEventListener('abort', leave);
    }
  };
}
