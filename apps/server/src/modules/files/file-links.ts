import { limits } from '@naksha/contract';
import type { TokenSigner } from '../../storage/signed-token.ts';

/** Previews are asked for again and again by the same screens; the same link for an hour lets browsers keep them. */
const previewWindowSeconds = 3600;

interface FileLinks {
  readonly url: string;
  readonly previewUrl: string;
}

/** Addresses of a file's bytes that need no session. */
export function fileLinks(links: TokenSigner, id: string, now = new Date()): FileLinks {
  const seconds = Math.floor(now.getTime() / 1000);
  const file = links.sign({ method: 'GET', kind: 'file', id, expires: seconds + limits.signedReadSeconds });
  return { url: `/files/signed/${file}`, previewUrl: previewLink(links, id, 'preview', now) };
}

/** Of a small picture; one of the bin opens what lies there, where other links end. */
export function previewLink(links: TokenSigner, id: string, kind: 'preview' | 'binPreview', now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = (Math.ceil(seconds / previewWindowSeconds) + 1) * previewWindowSeconds;
  return `/files/${id}/preview?token=${links.sign({ method: 'GET', kind, id, expires })}`;
}
