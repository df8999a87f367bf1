import { randomBytes } from 'node:crypto';
import { limits } from '@naksha/contract';
import { type ZipPart, zipOf } from './zip.ts';

const picture = randomBytes(2_000);
/** A file that is wrong in nothing but that its bytes are no picture. */
export const plainPart: ZipPart = { name: 'vines.png', bytes: picture };
const good = plainPart;
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...good, name: `${at}.png`, bytes: picture.subarray(0, 9) }));

/** Files of archives, nine families of them; what is said of one leaves those beside it as they are. */
export const hostileParts: Readonly<Record<string, { readonly parts: readonly ZipPart[]; readonly code: string }>> = {
  'names that lead out': {
    code: 'archive_path',
    parts: [
      ...[
        '../a.png',
        'a/../../b.png',
        '/etc/a.png',
        'C:\\a.png',
        'c:/a.png',
        '..\\a.png',
        'a\\..\\b.png',
        '\\\\host\\a.png',
        '/../a.png',
      ],
      ...[
        'a/../a.png',
        '../../out2/a.png',
        '..',
        '/',
        '//a.png',
        './../a.png',
        'a/b/../../../c.png',
        'Z:a.png',
        'a\u0000.png',
      ],
      ...[
        'a\u0007.png',
        'a\n.png',
        'a\r\n.png',
        '\u001b[2J.png',
        'a/\u0000/b.png',
        '/a.zip',
        '../a.txt',
        '__MACOSX/../../a.png',
        'a\\..\\..\\a.png',
      ],
    ].map((name) => ({ ...good, name })),
  },
  'links and devices': {
    code: 'archive_link',
    parts: [0o120777, 0o010644, 0o020644, 0o060644, 0o140644, 0o150000, 0o130000, 0o160000, 0o170000, 0o120000].flatMap(
      (kind) => [
        { ...good, name: 'a.png', kind },
        { name: 'b.png', bytes: Buffer.from('/etc/passwd'), kind },
      ],
    ),
  },
  'files with a password': {
    code: 'archive_encrypted',
    parts: ['a.png', 'b.jpg', 'c.tif', 'd/e.tiff', 'क.jpeg', 'f.PNG'].flatMap((name) =>
      [1, 9, 3, 0x40, 0x41].map((flags) => ({ ...good, name, flags })),
    ),
  },
  'archives within archives': {
    code: 'archive_nested',
    parts: [
      'zip',
      'ZIP',
      '7z',
      'rar',
      'tar',
      'tgz',
      'tar.gz',
      'gz',
      'bz2',
      'xz',
      'zst',
      'jar',
      'iso',
      'cab',
      'png.zip',
    ].map((end) => ({
      name: `a.${end}`,
      bytes: zipOf([good]),
    })),
  },
  'what is no picture by its name': {
    code: 'upload_type_not_allowed',
    parts: [
      ...[
        'svg',
        'gif',
        'webp',
        'heic',
        'psd',
        'pdf',
        'eps',
        'html',
        'exe',
        'js',
        'vips',
        'sh',
        'txt',
        'avif',
        'bmp',
        'png.exe',
        'png ',
        'png.',
      ],
      ...['jpg.html', 'tiff~', 'dng'],
    ].map((end) => ({ ...good, name: `a.${end}` })),
  },
  'what becomes far larger': {
    code: 'archive_bomb',
    parts: [2, 3, 5, 8, 12, 20].flatMap((megabytes) =>
      [0, 255].map((value) => ({ name: `${value}.png`, bytes: Buffer.alloc(megabytes * 1024 * 1024, value) })),
    ),
  },
  'methods that no one here unpacks, and heads that do not say where and how long a file is': {
    code: 'archive_damaged',
    parts: [
      ...[1, 6, 9, 12, 14, 20, 93, 95, 96, 97, 98, 99].map((method) => ({ ...good, name: 'a.png', method })),
      ...[1, 7, 100_000].map((bytes) => ({ ...good, name: 'a.png', isStored: true, claims: { bytes } })),
      ...[{ offset: 900_000 }, { packed: 900_000 }, { packed: 0xffff_ffff }, { offset: 0xffff_ffff }].map((claims) => ({
        ...good,
        name: 'a.png',
        claims,
      })),
      // A field that is longer than all of them.
      { ...good, name: 'a.png', field: Buffer.from([0x55, 0x54, 0xff, 0x7f]) },
    ],
  },
  'names that came before': {
    code: 'archive_twice',
    parts: ['vines.png', 'VINES.png', 'Vines.PNG', 'vines.pNg'].map((name) => ({ ...good, name })),
  },
  'what is not as long as it says': {
    code: 'breaks off',
    parts: [
      ...[1, 100, 1_999, 2_001, 2_100, 5_000, 100_000].map((bytes) => ({ ...good, name: 'a.png', claims: { bytes } })),
      { ...good, name: 'b.png', claims: { packed: 7 } },
      { ...good, name: 'c.png', isHeadless: true },
    ],
  },
};

const whole = zipOf([good, { ...good, name: 'b.png' }]);
/** The tenth: archives that are refused as a whole. */
export const hostileArchives: readonly (readonly [what: string, bytes: Uint8Array, code: string])[] = [
  ...Array.from({ length: 48 }, (_, at): [string, Uint8Array, string] => {
    const bytes = Math.floor((whole.length * at) / 48);
    return [`cut after ${bytes} bytes`, whole.subarray(0, bytes), 'archive_unreadable'];
  }),
  [
    'that is a picture',
    Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\u001a\n'), picture]),
    'archive_unreadable',
  ],
  ['that is noise', randomBytes(70_000), 'archive_unreadable'],
  ['of one file too many', zipOf(many(limits.archiveEntries + 1)), 'archive_too_many'],
  ['that says it has a million files', zipOf([good], { count: 65_000 }), 'archive_too_many'],
  [
    'of more than two gigabytes',
    zipOf(many(9).map((part) => ({ ...part, claims: { bytes: 340_000_000 } }))),
    'archive_too_large',
  ],
  [
    'of four gigabytes in as many files as may come',
    zipOf(many(limits.archiveEntries).map((part) => ({ ...part, claims: { bytes: 8_600_000 } }))),
    'archive_too_large',
  ],
  [
    'whose files share their bytes',
    zipOf([good, ...many(3).map((part) => ({ ...part, claims: { offset: 0 } }))]),
    'archive_unreadable',
  ],
  [
    'whose files overlap by one byte',
    zipOf([good, { ...good, name: 'b.png', claims: { offset: 38 } }]),
    'archive_unreadable',
  ],
  [
    'with a directory of another kind',
    Buffer.from(whole).fill(0, whole.length - 100, whole.length - 60),
    'archive_unreadable',
  ],
];
