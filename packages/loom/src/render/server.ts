export { resvgRasterise } from './resvg.ts';
