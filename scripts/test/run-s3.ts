import { runVitest } from './run-vitest.ts';

// `npm run test:s3`: storage, and the rooms that keep files in it, on PostgreSQL and a real S3 server, both started here; then one line that says it all.
process.env.NAKSHA_ON_S3 = '1';
const { passed, failures } = await runVitest(['--project=server-s3', ...process.argv.slice(2)]);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
if (failures.length > 0 || passed === 0) process.exitCode = 1;
