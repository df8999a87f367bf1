import { groundOf } from './judge-layout.ts';
import type { Survey } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

/** Share of the cloth that is covered: at least, where it shall be dense; at most, where it shall have white space. */
const coverage = { dense: 0.42, airy: 0.45 } as const;

/** "Dense", "lots of white space" → whether so much of the cloth is covered. */
export function judgeDensity(value: string, survey: Survey): Omit<Verdict, 'token'> {
  const covered = 1 - groundOf(survey);
  const isSo = value === 'dense' ? covered >= coverage.dense : covered <= coverage.airy;
  return { measured: covered.toFixed(2), ...(isSo ? {} : { failing: 'otherCoverage' as const }) };
}
