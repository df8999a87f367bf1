import { describe, expect, it } from 'vitest';
import { createTokenSigner, type SignedGrant } from './signed-token.ts';

const signer = createTokenSigner(['a secret of at least thirty-two bytes']);
const expiresAt = new Date('2030-01-01T00:05:00Z');
const before = new Date('2030-01-01T00:04:59Z');
const grant: SignedGrant = {
  method: 'PUT',
  kind: 'upload',
  id: '019a0000-0000-7000-8000-000000000001',
  expires: expiresAt.getTime() / 1000,
  contentType: 'image/png',
};

describe('a signed token', () => {
  it('gives its grant back until it expires', () => {
    const token = signer.sign(grant);
    expect(signer.check(token, before)).toEqual({ ok: true, grant });
    expect(signer.check(token, expiresAt)).toEqual({ ok: false, reason: 'expired' });
  });

  it('is refused after a change of any single character', () => {
    const token = signer.sign(grant);
    const accepted: string[] = [];
    for (let at = 0; at < token.length; at++) {
      for (const other of ['A', 'B', '0', '-', '_', '.', '=']) {
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        if (changed !== token && signer.check(changed, before).ok) accepted.push(changed);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('is refused when parts are added, missing or empty', () => {
    const token = signer.sign(grant);
    for (const other of [
      `${token}.`,
      `${token}.x`,
      `.${token}`,
      token.split('.')[0] ?? '',
      '.',
      '',
      'x'.repeat(2000),
    ]) {
      expect(signer.check(other, before)).toEqual({ ok: false, reason: 'invalid' });
    }
  });

  it('is refused where a newer version has signed what is not known here', () => {
    expect(signer.check(signer.sign(Object.assign({ tile: 4 }, grant)), before)).toEqual({
      ok: false,
      reason: 'invalid',
    });
  });

  it('keeps working while its secret is being replaced, and not after', () => {
    const token = signer.sign(grant);
    const secrets = ['the new secret, thirty-two bytes long', 'a secret of at least thirty-two bytes'] as const;
    expect(createTokenSigner(secrets).check(token, before).ok).toBe(true);
    expect(createTokenSigner([secrets[0]]).check(token, before).ok).toBe(false);
  });
});
