import type { FaultName } from './faults.ts';
import type { Sample } from './people.ts';

/** Faults through which a person must notice nothing. */
const unnoticed: readonly FaultName[] = ['none', 'slow', 'rolling'];

/** What came of the calls of one run: done, refused for load with a time to come again, or gone wrong. */
export interface Outcome {
  readonly all: number;
  readonly done: number;
  readonly shed: number;
  readonly failed: number;
}

export function countAnswers(samples: readonly Sample[]): Outcome {
  const done = samples.filter(({ status }) => status >= 200 && status < 400).length;
  const shed = samples.filter((sample) => isRefusal(sample) && sample.comesAgainSeconds !== undefined).length;
  return { all: samples.length, done, shed, failed: samples.length - done - shed };
}

const isRefusal = ({ status }: Sample): boolean => status === 503 || status === 429;

/** What came back that may not: no answer, a failure of the server, or a refusal of load that does not say when to come again. */
export function judgeAnswers(fault: FaultName, isCrowded: boolean, samples: readonly Sample[]): string[] {
  const isWrong = (sample: Sample): boolean => {
    const { status, comesAgainSeconds } = sample;
    if (isRefusal(sample)) return comesAgainSeconds === undefined || (!isCrowded && unnoticed.includes(fault));
    return status < 200 || status >= 400;
  };
  const counts = new Map<string, number>();
  for (const sample of samples.filter(isWrong)) {
    const { what, status } = sample;
    const words = `${what}: ${status === 0 ? 'no answer' : status}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${words}, ${count} times`);
}
