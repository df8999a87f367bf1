// `npm run dev`: installs what is missing, then hands over to the development server under the pinned Node.
import { ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
handOver('scripts/dev/serve.ts');
