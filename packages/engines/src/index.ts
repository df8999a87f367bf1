export * from './builtin/table.ts';
export type * from './engine.ts';
export * from './openai/chat-error.ts';
export * from './openai/nearest-words.ts';
export * from './openai/propose-words.ts';
export * from './operation-error.ts';
export { closePool } from './weaving/pool.ts';
