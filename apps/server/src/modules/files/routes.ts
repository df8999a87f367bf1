import type { Handlers } from '../../http/handler.ts';
import { countLayers } from './count-layers.ts';
import { createSecureUrl } from './create-secure-url.ts';
import { deleteFile } from './delete-file.ts';
import { getBytes } from './get-bytes.ts';
import { getFile } from './get-file.ts';
import { getPreview } from './get-preview.ts';
import { getSquare } from './get-square.ts';
import { listBin } from './list-bin.ts';
import { listFiles } from './list-files.ts';
import { listSimilar } from './list-similar.ts';
import { measureFile } from './measure-file.ts';
import { moveFile } from './move-file.ts';
import { openArchive } from './open-archive.ts';
import { putBytes } from './put-bytes.ts';
import { restoreFile } from './restore-file.ts';
import { resumeUpload } from './resume-upload.ts';
import { saveArchiveEntry } from './save-archive-entry.ts';
import { saveFileInfo } from './save-file-info.ts';
import { secureReadUrl } from './secure-read-url.ts';

export const fileHandlers = {
  createSecureUrl,
  putBytes,
  getBytes,
  getPreview,
  getSquare,
  resumeUpload,
  saveFileInfo,
  openArchive,
  saveArchiveEntry,
  secureReadUrl,
  listFiles,
  listBin,
  getFile,
  countLayers,
  measureFile,
  listSimilar,
  deleteFile,
  restoreFile,
  moveFile,
} satisfies Partial<Handlers>;
