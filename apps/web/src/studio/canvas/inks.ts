import type { PaperInks } from './draw-paper.ts';
import type { RulerInks } from './draw-rulers.ts';

/** The theme's colours where a canvas can use them. Read with every frame: the scheme may change between two. */
export function readInks(element: HTMLElement): { booth: string; paper: PaperInks; ruler: RulerInks } {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    booth: token('--booth'),
    paper: { ground: token('--paper'), fine: token('--paper-fine'), heavy: token('--paper-heavy') },
    ruler: {
      ground: token('--s1'),
      band: token('--s3'),
      line: token('--ctl'),
      figure: token('--t2'),
      font: style.fontFamily,
    },
  };
}
