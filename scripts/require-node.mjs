// Imported before anything else, so that an old Node is named before it trips over what it does not know.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = Number(/\d+/.exec(engines.node)[0]);

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Naksha needs Node ${oldest} or newer, and this is ${process.version}. Install a newer one (https://nodejs.org), then run this again.`,
  );
  process.exit(1);
}
