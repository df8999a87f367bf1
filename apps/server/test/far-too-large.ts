import sharp from 'sharp';
import { boastfulJpeg } from './boastful-pictures.ts';

/** A JPEG in passes whose head says that it has 16,700 × 16,700 pixels. */
export async function farTooLarge(): Promise<Buffer> {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#27357a' } });
  return boastfulJpeg(await small.jpeg({ progressive: true }).toBuffer(), 16_700, 16_700);
}
