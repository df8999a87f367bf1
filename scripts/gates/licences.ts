import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listLicences } from './list-licences.ts';

// Refuses what may not be shipped by its licence, and a page of licences that is not current; `--write` makes it current.
const place = 'docs/licences.md';
const { page, faults, count } = listLicences(process.cwd());

for (const fault of faults) console.error(fault);
if (process.argv.includes('--write')) writeFileSync(place, page);
const isCurrent = existsSync(place) && readFileSync(place, 'utf8') === page;
if (!isCurrent) console.error(`${place} is not current: npm run licences -- --write`);

console.log(`${count} packages shipped, ${faults.length} by a licence that may not be`);
if (faults.length > 0 || !isCurrent || count === 0) process.exitCode = 1;
