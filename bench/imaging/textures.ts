/** Textures that repeat nowhere within themselves, and close at their edges. */
export type TextureKind = 'linen' | 'marble' | 'foliage';

const seed = 99;

/** RGB rows of a texture, the same every time. */
export function texture(kind: TextureKind, side: number): Uint8Array {
  return makers[kind](side);
}

type Draw = () => number;

/** Marsaglia's xorshift, 0 … 1. */
function draws(): Draw {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Smooth noise of so many cells a side, 0 … 1. */
function cells(count: number, side: number, draw: Draw): (x: number, y: number) => number {
  const grid = Float64Array.from({ length: count * count }, draw);
  const at = (column: number, row: number) => grid[(row % count) * count + (column % count)] ?? 0;
  const eased = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [u, v] = [(x / side) * count, (y / side) * count];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [eased(u - i), eased(v - j)];
    const upper = at(i, j) * (1 - across) + at(i + 1, j) * across;
    const lower = at(i, j + 1) * (1 - across) + at(i + 1, j + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

function painted(side: number, level: (x: number, y: number) => number, tint: readonly number[]): Uint8Array {
  const pixels = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const own = level(x, y);
      for (const [channel, share] of tint.entries())
        pixels[(y * side + x) * 3 + channel] = Math.min(255, Math.max(0, own * share));
    }
  }
  return pixels;
}

function marble(side: number): Uint8Array {
  const draw = draws();
  const octaves = [4, 8, 16, 32, 64, 128].map((count) => cells(count, side, draw));
  const grain = Float64Array.from({ length: side * side }, () => draw() - 0.5);
  const veined = (x: number, y: number) => {
    const bent = octaves.reduce((sum, octave, i) => sum + 0.6 ** i * (octave(x, y) - 0.5), 0);
    const vein = 0.5 + 0.5 * Math.sin((2 * Math.PI * (3 * x + 2 * y)) / side + 9 * bent);
    return 120 + 110 * vein ** 1.5 + 8 * (grain[y * side + x] ?? 0);
  };
  return painted(side, veined, [1, 0.97, 0.9]);
}

function linen(side: number): Uint8Array {
  const draw = draws();
  const warp = Float64Array.from({ length: side }, draw);
  const weft = Float64Array.from({ length: side }, draw);
  const [fine, broad] = [cells(64, side, draw), cells(8, side, draw)];
  const woven = (x: number, y: number) => {
    const isWarp = ((x >> 1) + (y >> 1)) % 2 === 0;
    const thread = (isWarp ? warp[x >> 1] : weft[y >> 1]) ?? 0;
    const uneven = 18 * (fine(x, y) - 0.5) + 20 * (broad(x, y) - 0.5) + 12 * (draw() - 0.5);
    return 175 + (isWarp ? 22 : -8) + 26 * (thread - 0.5) + uneven;
  };
  return painted(side, woven, [1, 0.95, 0.82]);
}

const leaves = 9000;

function foliage(side: number): Uint8Array {
  const draw = draws();
  const pixels = new Uint8Array(side * side * 3).fill(30);
  for (let i = 0; i < leaves; i++) {
    const [x, y, length, turn] = [draw() * side, draw() * side, 8 + draw() * 16, draw() * Math.PI];
    const [green, warmth] = [60 + draw() * 140, 0.3 + 0.4 * draw()];
    for (let dy = -length; dy <= length; dy++) {
      for (let dx = -length; dx <= length; dx++) {
        const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / length;
        const aside = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (length * 0.42);
        if (along ** 2 + aside ** 2 > 1) continue;
        const shade = 1 - 0.25 * Math.abs(aside) - (Math.abs(aside) < 0.12 ? 0.15 : 0);
        const at = (((Math.floor(y + dy) + side) % side) * side + ((Math.floor(x + dx) + side) % side)) * 3;
        pixels.set([green * shade * warmth, green * shade, green * shade * 0.35], at);
      }
    }
  }
  return pixels;
}

const makers = { linen, marble, foliage } as const satisfies Record<TextureKind, (side: number) => Uint8Array>;
