import type { TokenSigner } from '../../storage/signed-token.ts';

/** The same link for an hour lets browsers keep the picture. */
const windowSeconds = 3600;

/** Where the bytes of a picture beside a plan lie; `id` is all that a link names. */
export const pictureKeys = {
  'image/png': (id: string) => `plan-pictures/${id}.png`,
  'image/jpeg': (id: string) => `plan-pictures/${id}.jpg`,
} as const;

/** Anybody's address of a picture, by the key under which it lies. */
export function pictureLink(links: TokenSigner, key: string, now = new Date()): string {
  const id = key.replace(/^plan-pictures\/|\.\w+$/g, '');
  const expires = (Math.ceil(now.getTime() / 1000 / windowSeconds) + 1) * windowSeconds;
  return `/plans/pictures/${links.sign({ method: 'GET', kind: 'planPicture', id, expires })}`;
}
