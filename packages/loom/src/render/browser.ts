export { canvasRasterise } from './canvas.ts';
