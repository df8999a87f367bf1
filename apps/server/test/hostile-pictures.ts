import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { boastfulJpeg, boastfulPng, boastfulTiff } from './boastful-pictures.ts';
import { flatTiff } from './flat-tiff.ts';
import { zipOf } from './zip.ts';

/** Files whose names are pictures' and whose bytes are not, or not those of one that can be worked on. */
export interface HostilePictures {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly code: 'upload_not_a_picture' | 'too_many_pixels' | 'image_unprocessable';
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const ground = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2b3c', noise: { type: 'gaussian', sigma: 30 } } });

/** By family. */
export async function hostilePictures(): Promise<Readonly<Record<string, HostilePictures>>> {
  const [png, jpeg, gif, webp, avif] = await Promise.all([
    ground(90, 60).png().toBuffer(),
    ground(90, 60).jpeg().toBuffer(),
    ground(9, 9).gif().toBuffer(),
    ground(9, 9).webp().toBuffer(),
    ground(9, 9).avif().toBuffer(),
  ]);
  const tiff = flatTiff(64, 65, { bits: 8, isFloating: false });
  const strangers = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7\n1 0 obj\n',
    '%!PS-Adobe-3.0 EPSF-3.0\n',
    'push graphic-context\nfill "url(https://127.0.0.1/a.png)"\npop graphic-context\n',
    '#!/bin/sh\nid\n',
    'MZ\u0090\u0000\u0003',
    '\u007fELF\u0002\u0001\u0001',
    'BM\u0000\u0000',
    '8BPS\u0000\u0001',
    'P6 9 9 255\n',
    '\u0000\u0000\u0001\u0000\u0001\u0000',
    '\u00ff\u00d8',
    '\u0089PNG\n\u001a\n',
    '\u0089PNG\r\n\u001a',
    'MM\u0000',
    'II,\u0000',
    'RIFF\u0000\u0000\u0000\u0000WAVE',
    '',
    ' ',
    '\ufeffname;price\n',
  ].map(latin);
  const notPictures = [...strangers, gif, webp, avif, gzipSync(png), deflateRawSync(png), zipOf([]), png.subarray(1)];
  const large = [
    [16_734, 16_734],
    [65_500, 65_500],
    [40_000, 7_001],
    [7_001, 40_000],
    [300_000, 1_000],
  ] as const;
  const endless = [
    [280_000_001, 1],
    [1, 280_000_001],
    [0x7fffffff, 0x7fffffff],
    [0x7fffffff, 1],
  ] as const;
  const cuts = [0.1, 0.4, 0.7, 0.9, 0.99];
  return {
    'what is no picture': { code: 'upload_not_a_picture', files: named('png', notPictures) },
    'heads that say too much': {
      code: 'too_many_pixels',
      files: [
        ...named(
          'png',
          large.map(([width, height]) => boastfulPng(png, width, height)),
        ),
        ...named(
          'tif',
          large.slice(0, 2).map(([width, height]) => boastfulTiff(tiff, width, height)),
        ),
        ...named('jpg', [boastfulJpeg(jpeg, 65_500, 65_500), boastfulJpeg(jpeg, 16_734, 16_734)]),
      ],
    },
    'sides that no picture has': {
      code: 'image_unprocessable',
      files: [
        ...named(
          'png',
          endless.map(([width, height]) => boastfulPng(png, width, height)),
        ),
        ...named(
          'tif',
          endless.slice(0, 2).map(([width, height]) => boastfulTiff(tiff, width, height)),
        ),
      ],
    },
    'PNGs that are damaged': {
      code: 'image_unprocessable',
      files: named('png', [...cuts.map((share) => part(png, share)), ...[60, 400, 2_000].map((at) => spoilt(png, at))]),
    },
    'JPEGs that break off': {
      code: 'image_unprocessable',
      files: named(
        'jpg',
        cuts.map((share) => part(jpeg, share)),
      ),
    },
    'TIFFs whose directories lead astray': {
      code: 'image_unprocessable',
      files: named('tif', strayTiffs(tiff)),
    },
  };
}

const named = (ending: string, files: readonly Uint8Array[]) =>
  files.map((bytes, at) => ({ name: `${at}.${ending}`, bytes }));
const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

function spoilt(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

const entryBytes = 12;
const directoryOf = (tiff: Buffer) => tiff.readUInt32LE(4);

/** Directories beyond the end, in a circle, of too many entries or pages, and strips that lie nowhere. */
function strayTiffs(tiff: Buffer): Buffer[] {
  const changed = (change: (copy: Buffer, directory: number) => void) => {
    const copy = Buffer.from(tiff);
    change(copy, directoryOf(copy));
    return copy;
  };
  const count = tiff.readUInt16LE(directoryOf(tiff));
  const nextOf = (directory: number) => directory + 2 + count * entryBytes;
  const placeOf = (directory: number, entry: number) => directory + 2 + entry * entryBytes + 8;
  return [
    changed((copy) => copy.writeUInt32LE(copy.length, 4)),
    changed((copy) => copy.writeUInt32LE(0xfffffff0, 4)),
    changed((copy) => copy.writeUInt32LE(0, 4)),
    changed((copy, directory) => copy.writeUInt32LE(directory, nextOf(directory))),
    changed((copy, directory) => copy.writeUInt32LE(0xfffffff0, nextOf(directory))),
    changed((copy, directory) => copy.writeUInt16LE(0xffff, directory)),
    changed((copy, directory) => copy.writeUInt16LE(0, directory)),
    changed((copy, directory) => copy.writeUInt32LE(0, placeOf(directory, 0))),
    changed((copy, directory) => copy.writeUInt32LE(0xfffffff0, placeOf(directory, 5))),
    changed((copy, directory) => copy.writeUInt32LE(0xfffffff0, placeOf(directory, 8))),
    changed((copy, directory) => copy.writeUInt16LE(99, placeOf(directory, 3))),
    tiff.subarray(0, tiff.length - 40),
    latin('II*'),
    Buffer.from(tiff.subarray(0, 12)),
    pagesOf(tiff, 65),
  ];
}

/** The same picture on so many pages. */
function pagesOf(tiff: Buffer, pages: number): Buffer {
  const directory = directoryOf(tiff);
  const bytes = 2 + tiff.readUInt16LE(directory) * entryBytes + 4;
  const more = Array.from({ length: pages - 1 }, (_, at) => {
    const copy = Buffer.from(tiff.subarray(directory, directory + bytes));
    copy.writeUInt32LE(at === pages - 2 ? 0 : tiff.length + (at + 1) * bytes, bytes - 4);
    return copy;
  });
  const first = Buffer.from(tiff);
  first.writeUInt32LE(tiff.length, directory + bytes - 4);
  return Buffer.concat([first, ...more]);
}
