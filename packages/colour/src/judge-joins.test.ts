import { describe, expect, it } from 'vitest';
import { joinReach } from './join-lines.ts';
import { judgeJoin, judgeJoins } from './judge-joins.ts';

const side = 192;
type Level = (x: number, y: number) => number;

/** Discs on a ground, five by four in a tile of 192 pixels, of two colours; it closes on itself on all sides. */
const discs: Level = (x, y) => {
  const [pitchX, pitchY] = [side / 4, side / 4];
  const [column, row] = [Math.floor(x / pitchX), Math.floor(y / pitchY)];
  const [dx, dy] = [x - (column + 0.5) * pitchX, y - (row + 0.5) * pitchY];
  const radius = 10 + 4 * ((column + row) % 2);
  return Math.hypot(dx, dy) < radius ? 60 + 40 * (row % 2) : 210;
};
const wrapped =
  (level: Level): Level =>
  (x, y) =>
    level(((x % side) + side) % side, ((y % side) + side) % side);
const tile = wrapped(discs);
/** Begins in the middle of a row of discs, so that the joins go through figures. */
const through: Level = (x, y) => tile(x + 20, y + 29);

function judged(level: Level, width = side, height = side, channels: 3 | 4 = 3) {
  const pixels = new Uint8ClampedArray(width * height * channels).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += channels) pixels.fill(level(x, y), at, at + 3);
  }
  return judgeJoins({ pixels, channels, width, height });
}
const verdicts = (level: Level, width?: number, height?: number) => {
  const { across, down } = judged(level, width, height);
  return [across.verdict, down.verdict];
};

describe('the joins of a picture', () => {
  it('meet in a tile that closes on itself, wherever it begins', () => {
    expect(verdicts(tile)).toEqual(['meets', 'meets']);
    expect(verdicts(through)).toEqual(['meets', 'meets']);
  });

  it('are judged alike with and without opacity', () => {
    expect(judged(through, side, side, 4)).toEqual(judged(through));
  });

  it('step on the side on which a scan is cut short, and only there', () => {
    expect(verdicts(through, side - 11, side)).toEqual(['steps', 'meets']);
    expect(verdicts(through, side, side - 13)).toEqual(['meets', 'steps']);
  });

  it('step where rows lie slanted', () => {
    expect(verdicts((x, y) => through(x, y + Math.round((20 * x) / side)))[0]).toBe('steps');
  });

  it('step where light falls from one side', () => {
    const lit: Level = (x, y) => through(x, y) * (0.85 + (0.3 * x) / (side - 1));
    expect(verdicts(lit)).toEqual(['steps', 'meets']);
  });

  it('step where the light is warm on one side and cool on the other, though no brighter', () => {
    const pixels = new Uint8ClampedArray(side * side * 3);
    for (let y = 0, at = 0; y < side; y++) {
      for (let x = 0; x < side; x++, at += 3) {
        const [level, warmth] = [through(x, y) * 0.8, 0.25 * (x / (side - 1) - 0.5)];
        pixels.set([level * (1 + warmth), level, level * (1 - warmth)], at);
      }
    }
    const { across, down } = judgeJoins({ pixels, channels: 3, width: side, height: side });
    expect([across.verdict, down.verdict]).toEqual(['steps', 'meets']);
  });

  it('meet on plain cloth, where there is nothing to see', () => {
    expect(verdicts(() => 140)).not.toContain('steps');
  });

  it('say more of a larger step', () => {
    const litBy = (light: number) => judged((x, y) => through(x, y) * (1 - light + (light * x) / side)).across.seen;
    expect(litBy(0.4)).toBeGreaterThan(litBy(0.2));
    expect(litBy(0.2)).toBeGreaterThan(judged(through).across.seen);
  });

  it('cannot be judged in a picture too small to look beside them', () => {
    expect(verdicts(through, 2 * joinReach - 1, side)[0]).toBe('small');
    expect(judgeJoin([])).toEqual({ verdict: 'small', seen: 0 });
  });
});
