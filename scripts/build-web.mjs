// `npm run build`: the web pages, unless they are built from these very sources already.
import { ensureInstalled, ensureWebBuilt } from './prepare.mjs';

await ensureInstalled();
await ensureWebBuilt();
