import sharp from 'sharp';

const startOfPasses = Buffer.from([0xff, 0xc2]);

/** A JPEG in passes whose head says that it has 16,700 × 16,700 pixels. */
export async function farTooLarge(): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#27357a' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const head = small.indexOf(startOfPasses);
  small.writeUInt16BE(16_700, head + 5);
  small.writeUInt16BE(16_700, head + 7);
  return small;
}
