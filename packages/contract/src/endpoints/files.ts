// long: one row for each call about files, which read alike side by side
import { z } from 'zod';
import { nothing } from '../entities/answers.ts';
import { fileName } from '../entities/file-name.ts';
import { binnedFile, directories, fileRow, pickedFile, tag } from '../entities/file-row.ts';
import { folder, folderName } from '../entities/folder.ts';
import { id } from '../entities/id.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { storedRoom } from '../entities/stored-room.ts';
import { limits } from '../limits.ts';
import { hex } from '../operations/hex.ts';
import { look } from '../operations/look.ts';
import { families, languages } from '../options.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const idsUpTo = (most: number) =>
  z
    .array(id)
    .min(1)
    .max(most)
    .refine((given) => new Set(given).size === given.length, 'each_once');
const ids = idsUpTo(limits.filesAtOnce);
const named = z.strictObject({ name: folderName });
const byToken = z.object({ token: z.string().max(2000) });
const place = (most: number) => z.coerce.number().int().min(0).max(most).default(0);
/** What of the collection is looked at; each that is given is asked of every file. */
const fileWishes = {
  directory: z.enum(directories).optional(),
  /** Words that its names, its tags or its prompt have words beginning with. */
  fileName: z.string().trim().max(limits.fileNameMaxLength).optional(),
  colour: hex.optional(),
  family: z.enum(families).optional(),
  tag: tag.optional(),
  operation: z.string().max(limits.operationNameMaxLength).optional(),
  createdBy: id.optional(),
  minPixels: z.coerce.number().int().min(0).max(limits.filterMaxPixels).optional(),
  folder: id.optional(),
  /** All versions of one design, by any of them that has others made from it. */
  stack: id.optional(),
  maxPixels: z.coerce.number().int().min(0).max(limits.filterMaxPixels).optional(),
};
/** The collection as it is listed. */
const fileList = {
  ...fileWishes,
  /** Of each design's versions that are wished for the newest alone. */
  stacked: z
    .enum(['true', 'false'])
    .default('false')
    .transform((said) => said === 'true'),
  sortBy: z.enum(['createdAt', 'fileName', 'bytes', 'totalPixels']).default('createdAt'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
};
/** Both work in the folders of their own client: designers in the studio, administrators in their collection. */
const access = ['user', 'admin'] as const;

const s3FileName = z.string().min(1).max(400);
/** `isDuplicate`: the client had the same bytes, and this is the file that has them. */
const savedFile = z.strictObject({ data: fileRow, isDuplicate: z.boolean().optional() });
const archiveEntry = z.strictObject({
  index: z.int(),
  fileName: z.string(),
  bytes: z.int(),
  /** Why it is not taken. */
  problem: z
    .strictObject({
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
});

export const fileEndpoints = {
  createSecureUrl: {
    method: 'POST',
    path: '/files/create-secure-url',
    access,
    summary:
      'An address to upload one file to; where its bytes are said, one that does not fit is refused before it is sent',
    body: z.strictObject({
      fileName,
      type: z.string().max(100),
      bytes: z.int().min(0).optional(),
      /** Of the file that these bytes were made of, as a PNG of a TIFF: by it they are recognised as that file. */
      sourceSha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'sha256')
        .optional(),
    }),
    answer: z.strictObject({ signedUrl: z.string(), s3fileName: z.string(), fileName: z.string() }),
  },
  putBytes: {
    method: 'PUT',
    path: '/files/signed/{token}',
    access: 'signed',
    summary: 'Store the bytes of an upload; the address works once',
    params: byToken,
    answer: z.strictObject({ bytes: z.int() }),
    raw: { body: '*/*' },
  },
  getBytes: {
    method: 'GET',
    path: '/files/signed/{token}',
    access: 'signed',
    summary: 'The bytes of a picture, whole or a range, with its width, height and total_pixels as headers',
    params: byToken,
    answer: z.string(),
    raw: { answer: 'image/*' },
  },
  resumeUpload: {
    method: 'POST',
    path: '/files/resume-upload',
    access,
    summary: 'How much of an upload in parts has come, and an address for the rest',
    body: z.strictObject({ s3FileName }),
    answer: z.strictObject({ signedUrl: z.string(), received: z.int(), isComplete: z.boolean() }),
  },
  saveFileInfo: {
    method: 'POST',
    path: '/files/save-file-info',
    access,
    summary:
      'Judge uploaded bytes and put them in a folder, unless the client has the same bytes where that is asked for',
    body: z.strictObject({ fileName, s3FileName, unlessThere: z.boolean().optional() }),
    answer: savedFile,
  },
  openArchive: {
    method: 'POST',
    path: '/files/open-archive',
    access,
    summary: 'What an uploaded archive holds, and what of it cannot be taken',
    body: z.strictObject({ s3FileName }),
    answer: z.strictObject({ entries: z.array(archiveEntry) }),
  },
  saveArchiveEntry: {
    method: 'POST',
    path: '/files/save-archive-entry',
    access,
    summary: 'Judge a file of an uploaded archive and put it in a folder, unless the client has the same bytes',
    body: z.strictObject({
      s3FileName,
      index: z
        .int()
        .min(0)
        .max(limits.archiveHeads - 1),
    }),
    answer: savedFile,
  },
  secureReadUrl: {
    method: 'POST',
    path: '/files/secure-read-url',
    access,
    summary: 'An address to read one file from',
    body: z.strictObject({ fileName }),
    answer: z.strictObject({ data: z.string() }),
  },
  listFiles: {
    method: 'GET',
    path: '/files/file-info',
    access,
    summary: 'The collection, a folder at a time',
    query: z.object({ ...pageQuery(limits.fileListPageSize), ...fileList }),
    answer: listOf(fileRow),
  },
  pickFiles: {
    method: 'GET',
    path: '/files/picked',
    access,
    summary: 'Many files of such a list from a place in it on, with what is needed to change them together',
    query: z.object({
      ...fileList,
      from: place(limits.filterMaxPixels),
      /** One more than can be selected: by it is seen that not all can. */
      count: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.filesPicked + 1)
        .default(limits.filesPicked),
    }),
    answer: z.strictObject({ data: z.array(pickedFile), total: z.int() }),
  },
  getFileRoom: {
    method: 'GET',
    path: '/files/room',
    access,
    summary:
      'What the files of the own client have come to, the bin included, and how many gigabytes they may; null where they have no limit',
    answer: z.strictObject({ room: storedRoom.nullable() }),
  },
  listFileFacets: {
    method: 'GET',
    path: '/files/facets',
    access,
    summary:
      'What the collection can be held to: its tags, the commonest first, the families, operations and people it has any of, and its folders',
    answer: z.strictObject({
      tags: z.array(z.strictObject({ tag: z.string(), count: z.int() })),
      families: z.array(z.strictObject({ family: z.enum(families), words: z.record(z.enum(languages), z.string()) })),
      operations: z.array(z.string()),
      people: z.array(z.strictObject({ _id: id, name: z.string() })),
      folders: z.array(folder.extend({ count: z.int() })),
    }),
  },
  listBin: {
    method: 'GET',
    path: '/files/bin',
    access,
    summary: 'The bin: what was deleted of the own work, and of everybody’s that was saved at the client',
    query: z.object({
      ...pageQuery(limits.fileListPageSize),
      fileName: z.string().trim().max(limits.fileNameMaxLength).optional(),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: listOf(binnedFile),
  },
  getFile: {
    method: 'GET',
    path: '/files/{id}',
    access,
    owns: 'file',
    summary: 'One file with signed addresses of its bytes',
    params: byId,
    answer: z.strictObject({ data: fileRow }),
  },
  countLayers: {
    method: 'GET',
    path: '/files/{id}/layers',
    access,
    owns: 'file',
    summary: 'How many layers a PSD by colour of a picture has: null when it has too many colours for that',
    rate: { max: 60, seconds: 60 },
    params: byId,
    answer: z.strictObject({ layers: z.int().nullable() }),
  },
  measureFile: {
    method: 'GET',
    path: '/files/{id}/look',
    access,
    owns: 'file',
    summary: 'What is measured of a picture: its dyes, density, size, symmetry, repeat and texture; for nothing',
    rate: { max: 120, seconds: 60 },
    params: byId,
    answer: z.strictObject({ data: look }),
  },
  listSimilar: {
    method: 'GET',
    path: '/files/{id}/similar',
    access,
    owns: 'file',
    summary: 'Pictures that look like this one, the most alike first, at most 24',
    rate: { max: 120, seconds: 60 },
    params: byId,
    answer: z.strictObject({ data: z.array(fileRow) }),
  },
  deleteFile: {
    method: 'DELETE',
    path: '/files/{id}',
    access,
    owns: 'file',
    summary: 'Put a file in the bin for 30 days; with `only`, unless it has been saved meanwhile',
    params: byId,
    query: z.object({ only: z.literal('draft').optional() }),
    status: 204,
    answer: nothing,
  },
  eraseFile: {
    method: 'DELETE',
    path: '/files/bin/{id}',
    access,
    owns: 'ownBinned',
    summary: 'Delete a file of the own bin for ever; its bytes leave storage within about an hour',
    params: byId,
    status: 204,
    answer: nothing,
  },
  emptyBin: {
    method: 'DELETE',
    path: '/files/bin',
    access,
    summary: 'Delete all that lies in the own bin for ever, and say how much that was',
    answer: z.strictObject({ erased: z.int() }),
  },
  restoreFile: {
    method: 'POST',
    path: '/files/{id}/restore',
    access,
    owns: 'binnedFile',
    summary:
      'Take a file out of the bin, to where it lay; a draft, which lay nowhere, to what is processed. One that is not in it stays as it is',
    params: byId,
    answer: z.strictObject({ data: fileRow }),
  },
  moveFile: {
    method: 'POST',
    path: '/files/{id}/move',
    access,
    owns: 'file',
    summary: 'Put a file in another folder',
    params: byId,
    body: z.strictObject({ directory: z.enum(directories) }),
    answer: z.strictObject({ data: fileRow }),
  },
  renameFile: {
    method: 'PATCH',
    path: '/files/{id}',
    access,
    owns: 'file',
    summary: 'Give a file another name; the ending that says what it is stays',
    params: byId,
    /** `was` is the name that its sender saw; a change of it meanwhile is refused. */
    body: z.strictObject({ fileName, was: z.string().max(limits.fileNameMaxLength).optional() }),
    answer: z.strictObject({ data: fileRow }),
  },
  listVersions: {
    method: 'GET',
    path: '/files/{id}/versions',
    access,
    owns: 'file',
    summary: 'All versions of a design that the caller may see, the oldest first, at most 200',
    params: byId,
    answer: z.strictObject({ data: z.array(fileRow) }),
  },
  changeFiles: {
    method: 'POST',
    path: '/files/change',
    access,
    summary:
      'Move, put in a folder, tag, delete or restore many files at once; those of somebody else stay as they are and are named',
    body: z.strictObject({
      ids,
      directory: z.enum(directories).optional(),
      /** Null takes them out of theirs. */
      folderId: id.nullable().optional(),
      inBin: z.boolean().optional(),
      addTags: z
        .array(tag)
        .max(limits.tagsPerFile, 'tags_too_many')
        .transform((tags) => [...new Set(tags)])
        .optional(),
      /** As many as all the files of a call can have. */
      removeTags: z
        .array(tag)
        .max(limits.tagsPerFile * limits.filesAtOnce)
        .optional(),
    }),
    answer: z.strictObject({ changed: z.array(id), refused: z.array(id) }),
  },
  createFolder: {
    method: 'POST',
    path: '/files/folders',
    access,
    summary: 'A new folder of the client’s collection',
    body: named,
    status: 201,
    twin: 'folder_exists',
    answer: folder,
  },
  renameFolder: {
    method: 'PATCH',
    path: '/files/folders/{id}',
    access,
    owns: 'folder',
    summary: 'Give a folder that the caller made another name',
    params: byId,
    /** `was` is the name that its sender saw; a change of it meanwhile is refused. */
    body: named.extend({ was: z.string().max(limits.folderNameMaxLength).optional() }),
    answer: folder,
  },
  deleteFolder: {
    method: 'DELETE',
    path: '/files/folders/{id}',
    access,
    owns: 'folder',
    summary: 'Take a folder away that the caller made; its files stay in their sections',
    params: byId,
    status: 204,
    answer: nothing,
  },
  createArchive: {
    method: 'POST',
    path: '/files/archive',
    access,
    summary: `An address from which many files are downloaded as one zip; of more than ${limits.filesAtOnce} their list, to be sent there as the field \`list\` of a form`,
    body: z.strictObject({ ids: idsUpTo(limits.filesPicked) }),
    bodyLimitBytes: limits.archiveBodyBytes,
    answer: z.strictObject({ url: z.string(), bytes: z.int(), list: z.string().optional() }),
  },
  getArchive: {
    method: 'GET',
    path: '/files/archive/{token}',
    access: 'signed',
    summary: 'The files that the address names, as one zip that is written while it is read',
    params: z.object({ token: z.string().max(limits.archiveTokenMaxLength) }),
    answer: z.string(),
    raw: { answer: 'application/zip' },
  },
  postArchive: {
    method: 'POST',
    path: '/files/archive/{token}',
    access: 'signed',
    summary: 'The files of a list that the address was made for, as one zip that is written while it is read',
    params: z.object({ token: z.string().max(limits.archiveTokenMaxLength) }),
    answer: z.string(),
    raw: { body: 'application/x-www-form-urlencoded', answer: 'application/zip' },
  },
  getPreview: {
    method: 'GET',
    path: '/files/{id}/preview',
    access: 'signed',
    summary: 'A small picture of a file, at most `size` pixels wide and high',
    params: byId,
    query: z.object({ size: z.coerce.number().int().min(1).max(2048).default(512), token: z.string().max(2000) }),
    answer: z.string(),
    raw: { answer: 'image/webp' },
  },
  getSquare: {
    method: 'GET',
    path: '/files/{id}/tile',
    access: 'signed',
    summary:
      'A square of 512 pixels of a picture; level 0 is all of it in one square, each further level twice as fine',
    params: byId,
    query: z.object({ level: place(20), x: place(10_000), y: place(10_000), token: z.string().max(2000) }),
    answer: z.string(),
    raw: { answer: 'image/png' },
  },
} satisfies Record<string, Endpoint>;
