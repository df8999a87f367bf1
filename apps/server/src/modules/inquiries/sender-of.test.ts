import { randomUUID } from 'node:crypto';
import { limits } from '@naksha/contract';
import { expect, test } from 'vitest';
import { createTokenSigner, type SignedGrant } from '../../storage/signed-token.ts';
import { senderOf } from './sender-of.ts';

const now = new Date('2026-11-23T10:00:00Z');
const links = createTokenSigner(['a secret of the tests, long enough to sign']);
const others = createTokenSigner(['another secret, of an installation elsewhere']);

/** A stamp of a form that was opened so many seconds ago. */
function stamp(age: number, { signer = links, ...changes }: Partial<SignedGrant> & { signer?: typeof links } = {}) {
  const expires = now.getTime() / 1000 - age + limits.formStampSeconds;
  return signer.sign({ method: 'POST', kind: 'form', id: randomUUID(), expires, ...changes });
}

test.each([
  ['as soon as the stamp is ripe', { stamp: stamp(limits.formMinSeconds), website: '' }, 'person'],
  ['after an hour', { stamp: stamp(3600) }, 'person'],
  ['just before the stamp has run out', { stamp: stamp(limits.formStampSeconds - 1) }, 'person'],
  ['after a minute', { stamp: stamp(60) }, 'person'],
  ['when half of its time is over', { stamp: stamp(limits.formStampSeconds / 2), website: '' }, 'person'],
  ['when the stamp has run out', { stamp: stamp(limits.formStampSeconds) }, 'call'],
  ['days later', { stamp: stamp(3 * limits.formStampSeconds) }, 'call'],
  ['without a stamp', {}, 'call'],
  ['without a stamp, with the hidden field left empty', { website: '' }, 'call'],
])('who sends a form %s is a person or calls without one: %j is a %s', (_, given, sender) => {
  expect(senderOf(links, given, now)).toBe(sender);
});

test.each([
  ['the hidden field is filled in', { stamp: stamp(60), website: 'https://buy.example' }],
  ['the hidden field is filled in without a stamp', { website: 'x' }],
  ['the form was opened at this very moment', { stamp: stamp(0) }],
  ['the form was opened a second ago', { stamp: stamp(limits.formMinSeconds - 1) }],
  ['the form was opened in the future', { stamp: stamp(-60) }],
  ['the stamp is that of another installation', { stamp: stamp(60, { signer: others }) }],
  ['the stamp is a link to a file', { stamp: stamp(60, { kind: 'file' }) }],
  ['the stamp is a link to upload', { stamp: stamp(60, { kind: 'upload', method: 'PUT' }) }],
  ['the stamp was lengthened', { stamp: `${stamp(60)}A` }],
  ['the stamp was cut', { stamp: stamp(60).slice(0, -1) }],
  ['the stamp is the first half alone', { stamp: stamp(60).split('.')[0] }],
  ['the stamp is the signature alone', { stamp: stamp(60).split('.')[1] }],
  ['the stamp has a third part', { stamp: `${stamp(60)}.${stamp(60)}` }],
  ['the signature is that of another stamp', { stamp: `${stamp(60).split('.')[0]}.${stamp(61).split('.')[1]}` }],
  ['the stamp is a link to a preview', { stamp: stamp(60, { kind: 'preview', method: 'GET' }) }],
  ['the stamp is a link to an attachment', { stamp: stamp(60, { kind: 'attachment', method: 'GET' }) }],
  ['the stamp has room around it', { stamp: ` ${stamp(60)} ` }],
  ['the stamp is two dots', { stamp: '..' }],
  ['the stamp is a text in other letters', { stamp: 'नक्शा.नक्शा' }],
  ['the stamp is that of another installation and has run out', { stamp: stamp(1e6, { signer: others }) }],
  ['both gave it away', { stamp: stamp(0), website: 'https://buy.example' }],
  ['the stamp is empty', { stamp: '' }],
  ['the stamp is made up', { stamp: 'eyJraW5kIjoiZm9ybSJ9.c2lnbmF0dXJl' }],
])('a program is noticed because %s', (_, given) => {
  expect(senderOf(links, given, now)).toBe('program');
});

test('a stamp outlives the secret it was signed with as long as that is still known', () => {
  const rotated = createTokenSigner(['the newest secret of them all', 'a secret of the tests, long enough to sign']);
  expect(senderOf(rotated, { stamp: stamp(60) }, now)).toBe('person');
});

test('a changed stamp is refused whichever of its characters it is', () => {
  const whole = stamp(60);
  for (let at = 0; at < whole.length; at++) {
    const other = whole[at] === 'A' ? 'B' : 'A';
    const changed = whole.slice(0, at) + other + whole.slice(at + 1);
    expect([at, senderOf(links, { stamp: changed }, now)]).toEqual([at, 'program']);
  }
});
