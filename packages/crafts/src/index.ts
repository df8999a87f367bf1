export * from './lay-technique.ts';
export * from './look/transfer-look.ts';
export type { Plain } from './plan/picture.ts';
export { isShownCoarser } from './thread-unit.ts';
