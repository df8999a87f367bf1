export * from './builtin/table.ts';
export type * from './engine.ts';
export * from './operation-error.ts';
export { closePool } from './weaving/pool.ts';
