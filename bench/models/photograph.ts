import type { Raster } from '@naksha/loom';

/** How a cloth is photographed: everything in shares of the picture or of a tile. */
export interface Pose {
  readonly width: number;
  readonly height: number;
  /** Pixels of a tile in the middle. */
  readonly tilePx: number;
  /** Degrees that it is turned, how much smaller it is at its far end, and sideways. */
  readonly turned: number;
  readonly far: number;
  readonly aside: number;
  /** How far folds move the cloth, in tiles, how many there are, and how dark they are. */
  readonly fold: number;
  readonly folds: number;
  readonly shade: number;
  /** Bytes of grain. */
  readonly grain: number;
  readonly arm: boolean;
  /** A plain wall is seen around it. */
  readonly wall: boolean;
  /** Share of the cloth that shines. */
  readonly shine: number;
}

export interface Photograph {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Where a pixel lies on the cloth, in tiles. */
  readonly onCloth: (x: number, y: number) => { u: number; v: number };
}

/** A picture of a tile as cloth: turned, in perspective, in folds, lit from a side, partly hidden, with grain. */
export function photograph(tile: Raster, pose: Pose): Photograph {
  const { width, height, tilePx } = pose;
  const turn = (pose.turned * Math.PI) / 180;
  const ratio = tile.width / tile.height;
  const onCloth = (x: number, y: number) => {
    const [px, py] = [x - width / 2, y - height / 2];
    const depth = 1 + (pose.far * py) / height + (pose.aside * px) / width;
    const [sx, sy] = [px / depth / tilePx, py / depth / tilePx];
    const [u, v] = [sx * Math.cos(turn) + sy * Math.sin(turn), -sx * Math.sin(turn) + sy * Math.cos(turn)];
    const wave = (2 * Math.PI * pose.folds * (px + 0.35 * py)) / width;
    return { u: u + pose.fold * Math.sin(wave), v: (v + 0.5 * pose.fold * Math.sin(wave * 0.7 + 1)) * ratio };
  };
  const pixels = new Uint8Array(width * height * 3);
  let shot = 0;
  const random = () => hash(shot++, 7);
  const grain = () => (random() + random() + random() - 1.5) * 2 * pose.grain;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const isWall = pose.wall && (Math.abs(x / width - 0.5) > 0.34 - 0.06 * (y / height) || y < height * 0.08);
      const isArm =
        pose.arm && Math.abs((x - width * 0.3) * 0.8 + (y - height * 0.55) * 0.6) < width * 0.05 && y > height * 0.35;
      const wave = (2 * Math.PI * pose.folds * (x - width / 2 + 0.35 * (y - height / 2))) / width;
      const light = 0.86 + 0.2 * (x / width - 0.5) - 0.15 * (y / height - 0.5) + pose.shade * Math.cos(wave);
      let colour: readonly number[] = [0.52, 0.5, 0.48];
      let lit = light;
      if (isWall) lit = 0.9 + 0.2 * (x / width);
      else if (isArm) colour = [0.48, 0.27, 0.17];
      else {
        const { u, v } = onCloth(x, y);
        colour = sampleTile(tile, u, v);
        if (pose.shine > 0 && hash(x >> 2, y >> 2) < pose.shine) lit += 0.9;
      }
      for (let c = 0; c < 3; c++)
        pixels[at + c] = Math.max(0, Math.min(255, Math.round(encode((colour[c] ?? 0) * lit) + grain())));
    }
  }
  return { width, height, pixels, onCloth };
}

/** Linear light of a tile, between its pixels, over and over. */
export function sampleTile({ width, height, data }: Raster, u: number, v: number): [number, number, number] {
  const [x, y] = [(u - Math.floor(u)) * width - 0.5, (v - Math.floor(v)) * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const out: [number, number, number] = [0, 0, 0];
  for (const [dx, dy, weight] of [
    [0, 0, (1 - fx) * (1 - fy)],
    [1, 0, fx * (1 - fy)],
    [0, 1, (1 - fx) * fy],
    [1, 1, fx * fy],
  ] as const) {
    const at = (((top + dy + height) % height) * width + ((left + dx + width) % width)) * 4;
    for (const c of [0, 1, 2] as const) out[c] += weight * decode((data[at + c] ?? 0) / 255);
  }
  return out;
}

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
export const encode = (linear: number) =>
  255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055);

function hash(x: number, y: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}
