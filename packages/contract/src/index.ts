export * from './options.ts';
export * from './operations/generate.ts';
export type * from './endpoints/endpoint.ts';
