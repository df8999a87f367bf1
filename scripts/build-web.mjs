// `npm run build`: the web pages, unless they are built from these very sources already.
import { ensureWebBuilt } from './prepare.mjs';

ensureWebBuilt();
