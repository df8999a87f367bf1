import type { Size } from '../../redraw/redrawer.ts';
import type { SizeRule } from './dialects.ts';

/** When memory does not do, so many pixels are asked for instead. */
const smaller = 0.5;

/** The sizes a server takes that suit a picture: the fittest first, then the next smaller, where there is one. */
export function fitSize(rule: SizeRule, { width, height }: Size): Size[] {
  if ('only' in rule) {
    const off = (size: Size) => Math.abs(Math.log((size.width * height) / (size.height * width)));
    const byShape = rule.only.toSorted((one, other) => off(one) - off(other));
    const [first] = byShape;
    if (first === undefined) throw new RangeError('Expected a server that takes some size');
    const next = byShape.find(
      (size) => Math.abs(off(size) - off(first)) < 1e-9 && size.width * size.height < first.width * first.height,
    );
    return next === undefined ? [first] : [first, next];
  }
  const { multipleOf, leastPixels, mostPixels } = rule;
  const pixels = Math.min(mostPixels, Math.max(leastPixels, width * height));
  const sized = (count: number): Size => {
    const shape = Math.sqrt(count / (width * height));
    const side = (length: number) => Math.max(multipleOf, Math.round((length * shape) / multipleOf) * multipleOf);
    return { width: side(width), height: side(height) };
  };
  return [sized(pixels), sized(pixels * smaller)];
}
