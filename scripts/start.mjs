// `npm start`: installs and builds what is missing, then hands over to the server under the pinned Node.
import { ensureInstalled, ensureWebBuilt, handOver } from './prepare.mjs';
import { requirePort } from './require-port.mjs';

// A worker listens nowhere.
if (!process.argv.includes('worker')) await requirePort(process.env);
await ensureInstalled();
await ensureWebBuilt();
console.log('Starting the server …');
handOver('apps/server/src/main.ts');
