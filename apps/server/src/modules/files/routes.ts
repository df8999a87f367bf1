import type { Handlers } from '../../http/handler.ts';
import { changeFiles } from './change-files.ts';
import { countLayers } from './count-layers.ts';
import { createArchive } from './create-archive.ts';
import { createFolder } from './create-folder.ts';
import { createSecureUrl } from './create-secure-url.ts';
import { deleteFile } from './delete-file.ts';
import { deleteFolder } from './delete-folder.ts';
import { emptyBin } from './empty-bin.ts';
import { eraseFile } from './erase-file.ts';
import { getArchive } from './get-archive.ts';
import { getBytes } from './get-bytes.ts';
import { getFile } from './get-file.ts';
import { getFileRoom } from './get-file-room.ts';
import { getPreview } from './get-preview.ts';
import { getSquare } from './get-square.ts';
import { listBin } from './list-bin.ts';
import { listFileFacets } from './list-file-facets.ts';
import { listFiles } from './list-files.ts';
import { listSimilar } from './list-similar.ts';
import { listVersions } from './list-versions.ts';
import { measureFile } from './measure-file.ts';
import { moveFile } from './move-file.ts';
import { openArchive } from './open-archive.ts';
import { pickFiles } from './pick-files.ts';
import { postArchive } from './post-archive.ts';
import { putBytes } from './put-bytes.ts';
import { renameFile } from './rename-file.ts';
import { renameFolder } from './rename-folder.ts';
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
  pickFiles,
  getFileRoom,
  listFileFacets,
  listBin,
  getFile,
  countLayers,
  measureFile,
  listSimilar,
  deleteFile,
  eraseFile,
  emptyBin,
  restoreFile,
  moveFile,
  renameFile,
  listVersions,
  changeFiles,
  createFolder,
  renameFolder,
  deleteFolder,
  createArchive,
  getArchive,
  postArchive,
} satisfies Partial<Handlers>;
