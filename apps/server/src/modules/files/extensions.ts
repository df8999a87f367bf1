/** What the names we give end in, by type. */
export const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/tiff': 'tif',
};
