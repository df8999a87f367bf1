/** What the names we give end in, by type. */
export const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/tiff', 'tif'],
  ['image/svg+xml', 'svg'],
  ['application/pdf', 'pdf'],
  ['application/postscript', 'eps'],
  ['image/vnd.dxf', 'dxf'],
  ['image/webp', 'webp'],
  ['image/vnd.adobe.photoshop', 'psd'],
]);
