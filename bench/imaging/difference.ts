import sharp from 'sharp';

const large = { limitInputPixels: false } as const;

/** The largest difference of any sample of two pictures in strips at their top, middle and end; infinite when their sizes differ. */
export async function largestDifference(one: string, other: string, strip = 64): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((path) => sharp(path, large).metadata()));
  if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height)
    return Number.POSITIVE_INFINITY;
  let most = 0;
  for (const top of [0, Math.floor((a.height - strip) / 2), a.height - strip]) {
    const rows = { left: 0, top, width: a.width, height: strip };
    const [first, second] = await Promise.all(
      [one, other].map((path) => sharp(path, large).extract(rows).removeAlpha().toColourspace('srgb').raw().toBuffer()),
    );
    first?.forEach((value, i) => {
      most = Math.max(most, Math.abs(value - (second?.[i] ?? 0)));
    });
  }
  return most;
}

/** Peak signal to noise of two pictures of one size, in dB, without a border. */
export async function psnr(one: string, other: string, border = 8): Promise<number> {
  const { width, height } = await sharp(one).metadata();
  const inner = { left: border, top: border, width: width - 2 * border, height: height - 2 * border };
  const [a, b] = await Promise.all(
    [one, other].map((path) => sharp(path).extract(inner).removeAlpha().toColourspace('srgb').raw().toBuffer()),
  );
  if (a === undefined || b === undefined) return 0;
  const sum = a.reduce((total, value, i) => total + (value - (b[i] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (sum / a.length));
}
