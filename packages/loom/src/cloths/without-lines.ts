import type { Ink, Scene, SceneSymbol, Shape } from '../drawing/scene.ts';

/** What is white has a breath of the first dye, or it would be lost on white. */
const whites: readonly Ink[] = ['light', 'ground'];
const breath: Ink = 'light>a1:0.3';
/** Eyes and noses, which are dark whatever dye the dark has. */
const feature: Ink = 'dark>line:0.5';

/** A scene without its contours: flat shapes, with what is drawn within them in a deeper tone of their own dye. */
export function withoutLines(scene: Scene): Scene {
  return { ...scene, symbols: scene.symbols.map(unlined) };
}

function unlined(symbol: SceneSymbol): SceneSymbol {
  const body = symbol.shapes.find(({ fill }) => fill !== undefined && fill !== 'line')?.fill ?? 'a1';
  const within: Ink = whites.includes(body)
    ? 'light>dark:0.4'
    : `${body.split('>', 1)[0] === 'dark' ? 'a1' : dyeOf(body)}>dark:0.42`;
  const shapes = symbol.shapes.flatMap((shape, index): Shape[] => {
    const { stroke, strokeWidth, fill, ...rest } = shape;
    const filled =
      fill === 'line' || fill === 'dark'
        ? feature
        : fill === body && isLine(stroke) && whites.includes(body)
          ? breath
          : fill;
    if (!isLine(stroke))
      return [filled === fill ? shape : { ...shape, ...(filled === undefined ? {} : { fill: filled }) }];
    if (filled !== undefined) return [{ ...rest, fill: filled }];
    // The first stroke of all, beneath what is filled, is the contour.
    return index === 0 && symbol.shapes.length > 1
      ? []
      : [{ ...rest, stroke: within, ...(strokeWidth === undefined ? {} : { strokeWidth }) }];
  });
  return { ...symbol, shapes };
}

function isLine(ink: Ink | undefined): boolean {
  return ink === 'line';
}

function dyeOf(ink: Ink): 'a1' | 'a2' | 'a3' | 'a4' | 'leaf1' | 'leaf2' | 'leaf3' {
  const name = ink.split('>', 1)[0];
  return (['a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2', 'leaf3'] as const).find((role) => role === name) ?? 'a1';
}
