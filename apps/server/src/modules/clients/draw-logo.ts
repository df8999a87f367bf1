import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { bytesOfDataUrl, kindsOf, redrawPicture } from '../files/redraw-picture.ts';

/** Wide enough for the head of a page on any screen. */
const widestPx = 1024;
const field = 'logo';
const kinds = kindsOf.logo;

/** A logo as a data URL, drawn again from its pixels, in the turn of the client it is for, or of whoever makes that client. */
export async function drawLogo(logo: string, turn: string, workDir: string): Promise<string> {
  const given = bytesOfDataUrl(logo, field, kinds);
  if (given.length > limits.logoMaxBytes)
    throw new AppError('logo_too_large', { field, params: { limit: limits.logoMaxMegabytes } });
  const { contentType, bytes } = await redrawPicture(given, { field, clientId: turn, workDir, widestPx, kinds });
  return `data:${contentType};base64,${bytes.toString('base64')}`;
}
