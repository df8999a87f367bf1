// `npm start`: installs and builds what is missing, then hands over to the server under the pinned Node.
import { ensureInstalled, ensureWebBuilt, handOver } from './prepare.mjs';

ensureInstalled();
ensureWebBuilt();
handOver('apps/server/src/main.ts');
