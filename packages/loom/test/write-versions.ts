/** Writes down what planners and render draw now (`npm run versions`), unless something changed whose version was not raised. */
import { existsSync, writeFileSync } from 'node:fs';
import {
  planFaults,
  planPath,
  plansNow,
  readPlans,
  readSwatches,
  renderFaults,
  swatchesNow,
  swatchPath,
} from './changes.ts';

const isFirst = !existsSync(planPath);
const kept = isFirst ? {} : readPlans();
const plans = plansNow(kept);
const pictures = swatchesNow(plans);
const faults = isFirst ? [] : [...planFaults(kept, plans), ...renderFaults(readSwatches(), pictures)];
const forbidden = faults.filter((fault) => fault.includes('is still version'));
if (forbidden.length > 0) {
  process.stderr.write(`${forbidden.join('\n')}\n`);
  process.exitCode = 1;
} else {
  for (const [path, table] of [
    [planPath, plans],
    [swatchPath, pictures],
  ] as const) {
    writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);
  }
}
