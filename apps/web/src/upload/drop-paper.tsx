import { FileButton, UnstyledButton } from '@mantine/core';
import { isLeftBeside, limits } from '@naksha/contract';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowError } from '../session/use-show-error.ts';
import { FileRoom } from './file-room.tsx';
import { uploadType } from './judge-upload.ts';
import classes from './upload.module.css';
import { addUploads } from './upload-store.ts';

/** Point paper onto which pictures and folders are dropped, or for which they are chosen; their table lies on it. */
export function DropPaper({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const [isOver, setIsOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const forget = useRef<() => void>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer.items).then(addUploads).catch(showError);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: both buttons within do the same for keys and touch.
    <section
      className={classes.paper}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={classes.card}>
        <h2>{t('files.upload.drop')}</h2>
        <p className="num">{t('files.upload.limits', { limit: limits.uploadMaxMegabytes })}</p>
        <div className={classes.choices}>
          <FileButton
            multiple
            accept={[...limits.uploadExtensions, ...limits.archiveExtensions].join(',')}
            resetRef={forget}
            onChange={(files) => {
              void addUploads(files);
              // Else the same file chosen once more would be no change.
              forget.current?.();
            }}
          >
            {(button) => (
              <UnstyledButton {...button} className={`${classes.act} ${classes.main}`}>
                {t('files.upload.choose')}
              </UnstyledButton>
            )}
          </FileButton>
          <UnstyledButton className={classes.act} onClick={() => folder.current?.click()}>
            {t('files.upload.folder')}
          </UnstyledButton>
          <input
            ref={folder}
            type="file"
            hidden
            multiple
            {...{ webkitdirectory: '' }}
            onChange={({ currentTarget }) => {
              void addUploads(Array.from(currentTarget.files ?? []).filter(isMeant));
              currentTarget.value = '';
            }}
          />
        </div>
        <div className={classes.room}>
          <FileRoom />
        </div>
      </div>
      {children}
    </section>
  );
}

/** Whether a file of the folder that was chosen is to go up: the folder itself may be called anything. */
const isMeant = ({ name, webkitRelativePath: path }: File): boolean =>
  uploadType(name) !== undefined && !isLeftBeside(path.slice(path.indexOf('/') + 1));

/** All files of a drop; of folders, those that are pictures by their names, however deep they lie, as archives are taken. */
async function droppedFiles(items: DataTransferItemList): Promise<File[]> {
  // Entries are gone once the event is over: they are taken before anything is waited for.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = await Promise.all(entries.map((entry) => filesOf(entry, true)));
  return files.flat();
}

async function filesOf(entry: FileSystemEntry, isDropped: boolean): Promise<File[]> {
  if (!isDropped && isLeftBeside(entry.isDirectory ? `${entry.name}/` : entry.name)) return [];
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
