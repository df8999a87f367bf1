import { describe, expect, it } from 'vitest';
import { createUrlSigner } from './signed-url.ts';

const signer = createUrlSigner(['a secret of at least thirty-two bytes']);
const expiresAt = new Date('2030-01-01T00:05:00Z');
const before = new Date('2030-01-01T00:04:59Z');
const put = { method: 'PUT', path: '/files/upload/a.png', expiresAt, contentType: 'image/png' } as const;

describe('a signed link', () => {
  it('is accepted for its method and path until it expires', () => {
    const url = signer.sign(put);
    expect(signer.check('PUT', url, before)).toEqual({ ok: true, contentType: 'image/png' });
    expect(signer.check('PUT', url, expiresAt)).toEqual({ ok: false, reason: 'expired' });
  });

  it('is refused for another method', () => {
    expect(signer.check('GET', signer.sign(put), before)).toEqual({ ok: false, reason: 'invalid' });
  });

  it('is refused after a change of any single character', () => {
    const url = signer.sign(put);
    const accepted: string[] = [];
    for (let at = 0; at < url.length; at++) {
      for (const other of ['a', 'B', '0', '-', '&', '%']) {
        const changed = url.slice(0, at) + other + url.slice(at + 1);
        if (changed !== url && signer.check('PUT', changed, before).ok) accepted.push(changed);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('is refused when a parameter is repeated or missing', () => {
    const url = signer.sign(put);
    expect(signer.check('PUT', `${url}&type=text/html`, before).ok).toBe(false);
    expect(signer.check('PUT', `${url}&expires=9999999999`, before).ok).toBe(false);
    expect(signer.check('PUT', url.replace(/&signature=.*/, ''), before).ok).toBe(false);
    expect(signer.check('PUT', put.path, before).ok).toBe(false);
  });

  it('keeps working while its secret is being replaced, and not after', () => {
    const url = signer.sign(put);
    const replaced = createUrlSigner([
      'the new secret, thirty-two bytes long',
      'a secret of at least thirty-two bytes',
    ]);
    expect(replaced.check('PUT', url, before).ok).toBe(true);
    expect(createUrlSigner(['the new secret, thirty-two bytes long']).check('PUT', url, before).ok).toBe(false);
  });
});
