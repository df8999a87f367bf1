import { openNames } from '../src/vocabulary/subjects/shelf.ts';

await openNames();
