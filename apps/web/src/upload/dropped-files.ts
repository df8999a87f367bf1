import { uploadType } from './judge-upload.ts';

/** All files of a drop; of folders, those that are pictures by their names, however deep they lie. */
export async function droppedFiles(items: DataTransferItemList): Promise<File[]> {
  // Entries are gone once the event is over: they are taken before anything is waited for.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = await Promise.all(entries.map((entry) => filesOf(entry, true)));
  return files.flat();
}

async function filesOf(entry: FileSystemEntry, isDropped: boolean): Promise<File[]> {
  if (isFile(entry)) {
    if (!isDropped && uploadType(entry.name) === undefined) return [];
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A reader hands out a folder in parts, the last of which is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) break;
    all.push(...part);
  }
  return (await Promise.all(all.map((each) => filesOf(each, false)))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
