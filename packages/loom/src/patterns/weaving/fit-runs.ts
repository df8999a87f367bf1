import type { Run } from './draft.ts';
import { yarnsIn } from './draft.ts';

/**
 * The order in about `yarns` yarns altogether, each run in proportion and at least one, the whole a multiple of `multiple`: what
 * is left over goes to the widest run, where nobody misses it.
 */
export function fitRuns(runs: readonly Run[], yarns: number, multiple: number): Run[] {
  const share = yarns / yarnsIn(runs);
  const fitted = runs.map((run) => ({ ...run, yarns: Math.max(1, Math.round(run.yarns * share)) }));
  const total = yarnsIn(fitted);
  const wanted = Math.max(1, Math.round(total / multiple)) * multiple;
  let widest = 0;
  for (const [i, run] of fitted.entries()) if (run.yarns > (fitted[widest]?.yarns ?? 0)) widest = i;
  // An order too short for the multiple grows to the next one.
  const whole = (fitted[widest]?.yarns ?? 0) + wanted - total >= 1 ? wanted : wanted + multiple;
  return fitted.map((run, i) => (i === widest ? { ...run, yarns: run.yarns + whole - total } : run));
}
