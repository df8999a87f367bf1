import { runGates } from './run-gates.ts';
import { runLanes } from './run-lanes.ts';
import { runVitest } from './run-vitest.ts';

// Gates first, for they answer soonest; then every test; then one line that says it all.
const picked = process.argv.slice(2);
const gates = await runGates();
const tests = picked.length > 0 ? await runVitest(picked) : await runLanes();

const failures = [...gates.failures, ...tests.failures];
const passed = gates.passed + tests.passed;
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
// Gates alone are no test run.
if (failures.length > 0 || tests.passed === 0) process.exitCode = 1;
