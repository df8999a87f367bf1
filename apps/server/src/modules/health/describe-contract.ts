import { openapi } from '../../http/openapi.ts';

let document: Record<string, unknown> | undefined;

/** The contract as an OpenAPI document. */
export async function describeContract(): Promise<Record<string, unknown>> {
  document ??= openapi();
  return document;
}
