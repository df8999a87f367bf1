import { openapi } from '../apps/server/src/http/openapi.ts';

/** `npm run openapi`: prints the contract as an OpenAPI document. */
console.log(JSON.stringify(openapi(), null, 2));
