import { type Manner, manners } from './run-in-group.ts';
import { type Outcome, runVitest } from './run-vitest.ts';

/**
 * The projects of a whole run, in lanes that go one after the other or side by side. Each lane is a run of Vitest's, with a product of its own
 * where it needs one. Journeys, and servers that are killed, wait for half of their time: one after the other they would leave a core idle.
 * Beside each other they leave a third of the machine, and cloths are woven with it (`givingWay`).
 */
export const lanes: readonly (readonly (readonly string[])[])[] = [
  [
    [
      ...['unit', 'web', 'components', 'gates', 'server-pglite', 'server-postgres'],
      ...(process.env.NAKSHA_ON_S3 ? ['server-s3'] : []),
    ],
  ],
  [['screens', 'visits', 'ends'], ['journeys', 'kill'], ['weaving']],
  [['outage']],
];

/** What takes of the machine only what all else leaves, so that no page and no server is slower for it. */
const givingWay: readonly string[] = ['weaving'];

/** How a lane is run. Throws where only a part of it would give way: one run of Vitest's has one priority. */
export function mannerOf(projects: readonly string[]): Manner {
  const yielding = projects.filter((project) => givingWay.includes(project));
  if (yielding.length === 0) return manners.usual;
  if (yielding.length < projects.length) throw new Error(`Not all of a lane gives way: ${projects.join(', ')}`);
  return manners.givingWay;
}

/** Runs every project, lane after lane or beside each other, and counts. */
export async function runLanes(): Promise<Outcome> {
  const whole: Outcome = { passed: 0, failures: [] };
  for (const beside of lanes) {
    const outcomes = await Promise.all(
      beside.map((projects) =>
        runVitest(
          projects.map((project) => `--project=${project}`),
          mannerOf(projects),
        ),
      ),
    );
    for (const { passed, failures } of outcomes) {
      whole.passed += passed;
      whole.failures.push(...failures);
      // A project without tests is one that was renamed.
      if (passed + failures.length === 0) whole.failures.push('a lane ran nothing');
    }
  }
  return whole;
}
