/** Licences under which a package may be shipped, each with what it asks of us. */
export const allowed: Record<string, string> = {
  '0BSD': 'nothing',
  'Apache-2.0': 'keep the notices',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice',
  'BlueOak-1.0.0': 'keep the notice',
  'CC0-1.0': 'nothing',
  ISC: 'keep the notice',
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  'MPL-2.0': 'publish changes of its files; we make none',
  'OFL-1.1': 'keep the notice, do not sell the font alone',
  Unlicense: 'nothing',
  Zlib: 'keep the notice',
};

/** Packages that may be shipped under a licence that is not allowed to others, with the reason. */
export const exceptions: readonly { readonly packages: RegExp; readonly licence: string; readonly reason: string }[] = [
  {
    packages: /^@img\/sharp-(libvips|wasm32|win32)/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips with glib, pango, librsvg, libheif, libexif and fribidi, as sharp brings them: a shared library in a package of its own, unchanged, which anyone can replace',
  },
  {
    packages: /^png-js$/,
    licence: 'none named',
    reason: '`png-js`, which pdfkit brings, names its licence in a file alone, and that is MIT',
  },
];

/** What is shipped and is no package of the lock file. */
export const otherParts: readonly { readonly name: string; readonly licence: string; readonly note: string }[] = [
  {
    name: 'Node.js, the program that the package `node` fetches for the present platform',
    licence: 'MIT',
    note: 'holds OpenSSL (Apache-2.0), V8 (BSD-3-Clause), ICU (Unicode-3.0), zlib (Zlib) and others; their notices are in the LICENSE of its release',
  },
  {
    name: 'PostgreSQL, compiled into `@electric-sql/pglite`',
    licence: 'PostgreSQL',
    note: 'keep the notice',
  },
  {
    name: '`packages/colour/src/press/press.icc`',
    licence: 'public domain',
    note: 'by its own copyright tag; decision 0010',
  },
  {
    name: 'Drawings in `packages/loom/made`, made of `@iconify-json/fluent-emoji-flat` (Fluent Emoji, Microsoft Corporation)',
    licence: 'MIT',
    note: 'recoloured and cut into regions; decision 0038',
  },
  {
    name: 'Drawings in `packages/loom/made`, made of `@iconify-json/game-icons` (Lorc, Delapouite and contributors, https://game-icons.net)',
    licence: 'CC-BY-3.0',
    note: 'recoloured and cut into regions; the authors stay named here; decision 0038',
  },
  {
    name: 'Names in `packages/loom/made`, made of `cldr-annotations-full` (Unicode CLDR, Unicode, Inc.)',
    licence: 'Unicode-3.0',
    note: 'keep the notice; decision 0038',
  },
];
