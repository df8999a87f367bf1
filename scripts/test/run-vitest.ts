import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Manner, manners, runInGroup } from './run-in-group.ts';

/** The part of Vitest's JSON report that is read here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Runs every Vitest project, or what the arguments pick, and counts. */
export async function runVitest(args: string[], manner: Manner = manners.usual): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'naksha-test-'));
  const file = join(folder, 'report.json');
  const problem = await runInGroup(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    () => existsSync(file),
    manner,
  );
  const outcome = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failures: [] };
  rmSync(folder, { recursive: true, force: true });
  // An unhandled error outside of any test, no report at all, or no end.
  if (problem && (outcome.failures.length === 0 || problem.isHanging)) outcome.failures.push(problem.sentence);
  return outcome;
}

/** A test that did not run has not passed: skipped ones and files that could not be loaded are failures. */
export function count(report: Report): Outcome {
  const outcome: Outcome = { passed: 0, failures: [] };
  for (const { name, status, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    outcome.passed += assertionResults.length - failed.length;
    outcome.failures.push(...failed.map((test) => `${name}: ${test.fullName} (${test.status})`));
    if (failed.length === 0 && status !== 'passed') outcome.failures.push(`${name} (${status})`);
  }
  return outcome;
}

/** What a part of the test run came to. */
export interface Outcome {
  passed: number;
  /** One name for each thing that failed or did not run. */
  failures: string[];
}
