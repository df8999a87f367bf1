import { generateParams, pxToCm } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../drawing/scene.ts';
import { decodeRun } from '../drawing/weaving/yarn-run.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { judgeSize } from './judge-scale.ts';
import { composeObeyed } from './obey.ts';

const squares = { width: 1024, height: 1024, dpi: 110 } as const;
const sizes = [squares, { width: 2048, height: 1024, dpi: 150 }, { width: 1500, height: 1500, dpi: 96 }] as const;

interface Size {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

function compose(prompt: string, size: Size = squares, seed = 'm') {
  const cloth = composeObeyed(generateParams.parse({ prompt, language: 'en', ...size }), seed);
  return {
    ...cloth,
    size: [cloth.recipe.tile.widthPx, cloth.recipe.tile.heightPx],
    /** Figures that are not held. */
    struck: (cloth.recipe.source.struck ?? []).map(({ word }) => word).filter((word) => /\d/.test(word)),
  };
}

/** The runs of one direction as they lie on cloth, from one line's beginning to its end, cm; where the order begins anywhere in a run, the two parts are one. */
function runsOf({ surface, torus, columns, rows }: Scene, { tile }: Recipe, way: 'warp' | 'weft') {
  const { params } = surface.find(({ shader }) => shader === 'interlace') ?? {};
  if (params === undefined) throw new Error('Expected yarns');
  const yarn =
    way === 'warp'
      ? ((params.pitchX ?? 0) / torus.w / columns) * pxToCm(tile.widthPx, tile.dpi)
      : ((params.pitchY ?? 0) / torus.h / rows) * pxToCm(tile.heightPx, tile.dpi);
  const runs: { ink: string; cm: number }[] = [];
  for (let i = 0; params[`${way}${i}`] !== undefined; i++) {
    const { ink, yarns } = decodeRun(params[`${way}${i}`] ?? 0);
    const last = runs.at(-1);
    if (last?.ink === ink) last.cm += yarns * yarn;
    else runs.push({ ink, cm: yarns * yarn });
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first !== undefined && last !== undefined && first !== last && first.ink === last.ink) {
    first.cm += last.cm;
    runs.pop();
  }
  return runs;
}

/** How far each is from a length, as a share of it. */
const offOf = (lengths: readonly number[], cm: number) => Math.max(...lengths.map((each) => Math.abs(each / cm - 1)));

describe('bands and squares of a measure', () => {
  it.each([
    ['awning stripe, olive and ecru, 5 cm wide stripes', 5],
    ['2 inch cabana stripes in teal and white', 5.08],
    ['8 mm bengal stripe, blue and white, shirt', 0.8],
    ['brown, cream and rust gingham, 1 inch', 2.54],
    ['1 inch gingham', 2.54],
    ['1 inch checks', 2.54],
    ['1 inch gingham in red, blue, green, yellow and purple on white', 2.54],
    ['1 inch buffalo check in red and black', 2.54],
    ['2 inch buffalo check in navy, rust and olive on cream', 5.08],
    ['3 cm lumberjack check in bottle green and black, men shirt', 3],
  ])('are all just as broad on any tile, whose pixels stay: %s', (prompt, measure) => {
    for (const size of sizes) {
      const { recipe, scene, size: px, struck } = compose(prompt, size);
      for (const way of recipe.family === 'stripes' ? (['warp'] as const) : (['warp', 'weft'] as const)) {
        const lengths = runsOf(scene, recipe, way).map(({ cm }) => cm);
        expect(offOf(lengths, measure)).toBeLessThan(0.02);
      }
      expect(px).toEqual([size.width, size.height]);
      expect(struck).toEqual([]);
    }
  });

  it('are so whatever dyes a lot gives them', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { recipe, scene, struck } = compose('1 inch gingham', squares, `q${seed}`);
      expect(
        offOf(
          runsOf(scene, recipe, 'warp').map(({ cm }) => cm),
          2.54,
        ),
      ).toBeLessThan(0.02);
      expect(struck).toEqual([]);
    }
  });
});

it.each([
  ['awning stripes, bottle green and cream, 4 cm wide with a thin red line', 4],
  ['3 cm stripes in navy and white with a thin gold line', 3],
  ['2 inch cabana stripes, coral and ivory with a fine black line', 5.08],
])('bands with a fine line between are as broad with it as was asked: %s', (prompt, measure) => {
  const { recipe, scene, struck } = compose(prompt);
  const runs = runsOf(scene, recipe, 'warp');
  const widest = Math.max(...runs.map(({ cm }) => cm));
  const line = Math.max(...runs.flatMap(({ ink, cm }) => (ink === 'line' ? [cm] : [])));
  expect(Math.min(...[widest, widest + line].map((cm) => Math.abs(cm / measure - 1)))).toBeLessThan(0.02);
  expect(struck).toEqual([]);
});

describe('lines of a measure', () => {
  it.each([
    ['2 cm windowpane check, white on navy', 2, 1],
    ['2 inch windowpane in navy and red on cream', 5.08, 2],
    ['3 cm windowpane in rust, teal and mustard on grey', 3, 3],
    ['1 inch tattersall in green and brown on cream', 2.54, 2],
    ['pinstripe every 8 mm, white on navy', 0.8, 1],
  ])('are just so far apart, each dye by turns: %s', (prompt, measure, dyes) => {
    for (const size of sizes) {
      const { recipe, scene, struck } = compose(prompt, size);
      const runs = runsOf(scene, recipe, 'warp');
      const lines = runs.filter(({ ink }) => ink !== 'ground');
      const starts = lines.map((line) => runs.slice(0, runs.indexOf(line)).reduce((sum, { cm }) => sum + cm, 0));
      const whole = runs.reduce((sum, { cm }) => sum + cm, 0);
      const steps = starts.map((start, at) => (starts[at + 1] ?? whole + (starts[0] ?? 0)) - start);
      expect(offOf(steps, measure)).toBeLessThan(0.02);
      expect(new Set(lines.map(({ ink }) => ink)).size).toBe(dyes);
      expect(struck).toEqual([]);
    }
  });
});

it.each(['12 cm tartan in green and navy', '16 cm madras check'])('a sett is just as large: %s', (prompt) => {
  for (const size of sizes) {
    const { recipe, scene, struck } = compose(prompt, size);
    const whole = runsOf(scene, recipe, 'warp').reduce((sum, { cm }) => sum + cm, 0);
    expect(Math.abs(whole / Number.parseInt(prompt, 10) - 1)).toBeLessThan(0.02);
    expect(struck).toEqual([]);
  }
});

describe('slanting stripes of a measure', () => {
  const wide = { width: 2048, height: 1100, dpi: 150 } as const;

  /** Between the sides of one stripe, square to them, by the corners of its area, cm. */
  function acrossOf({ symbols, torus, columns }: Scene, { tile }: Recipe): number {
    const path = symbols[0]?.shapes[0]?.d ?? '';
    const [a, b, c] = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const [left = 0, top = 0] = a ?? [];
    const [right = 0] = b ?? [];
    const [foot = 0, bottom = 0] = c ?? [];
    const [aside, down] = [foot - right, bottom - top];
    const units = ((right - left) * down) / Math.sqrt(aside * aside + down * down);
    return (units / (torus.w * columns)) * pxToCm(tile.widthPx, tile.dpi);
  }

  it.each([
    ['3 cm diagonal stripes in red and cream', 3],
    ['2 cm diagonal stripes, navy and white', 2],
    ['1 inch diagonal stripes in green, gold and maroon on ivory', 2.54],
  ])('are as broad from side to side, square to them: %s', (prompt, measure) => {
    for (const size of [...sizes, wide, { width: 1600, height: 2300, dpi: 200 }]) {
      const { recipe, scene, struck } = compose(prompt, size);
      expect(Math.abs(acrossOf(scene, recipe) / measure - 1)).toBeLessThan(0.02);
      expect(struck).toEqual([]);
    }
  });
});

describe('the judge of a measure', () => {
  const spoilt = (prompt: string, dpi: (dpi: number) => number, height = (px: number) => px) => {
    const { recipe, scene } = compose(prompt);
    const { tile } = recipe;
    const other = { ...recipe, tile: { ...tile, dpi: dpi(tile.dpi), heightPx: height(tile.heightPx) } };
    const intent = readPrompt(prompt, 'en');
    const value = intent.tokens.find(({ kind }) => kind === 'size')?.value ?? '';
    return [judgeSize(value, recipe, scene, intent).failing, judgeSize(value, other, scene, intent).failing];
  };

  it.each(['1 inch gingham in red and white', '3 cm diagonal stripes in red and cream', '2 inch windowpane in navy'])(
    'strikes what is some hundredths off, either way: %s',
    (prompt) => {
      expect(spoilt(prompt, (dpi) => Math.round(dpi * 1.05))).toEqual([undefined, 'otherScale']);
      expect(
        spoilt(
          prompt,
          (dpi) => dpi,
          (px) => Math.round(px * 1.1),
        ),
      ).toEqual([undefined, 'otherScale']);
    },
  );

  it('looks at the squares, not at the repeat: of one that is broader the other is narrower', () => {
    const prompt = '1 inch gingham in red and white';
    const { recipe, scene } = compose(prompt);
    const surface = scene.surface.map((step) => {
      if (step.shader !== 'interlace') return step;
      const { warp1 = 0 } = step.params;
      return { ...step, params: { ...step.params, warp1: warp1 + 4 * 16 * 16 * 128 } };
    });
    expect(judgeSize('2.5 cm', recipe, { ...scene, surface }, readPrompt(prompt, 'en')).failing).toBe('otherScale');
  });
});

describe('a measure in figures', () => {
  it('is struck where a layout holds to none', () => {
    expect(compose('3 cm ticking stripe').struck).toContain('3 cm');
  });

  it('is not asked of what is drawn, and leaves the tile as it was chosen', () => {
    const { recipe } = compose('roses 5 cm, pink on cream');
    expect(recipe.tile.dpi).toBe(110);
  });
});
