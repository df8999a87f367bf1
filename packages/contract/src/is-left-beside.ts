/** Whether a file of an archive or a folder, by its path (parts parted by slashes), is one that a system puts beside others, and that no one means to send. */
export const isLeftBeside = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path);
