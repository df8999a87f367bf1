/** Says that an answer is to be kept as a file of this name, and not opened as a page (RFC 6266, RFC 8187). */
export function attachmentHeader(fileName: string): string {
  // Of the signs that encodeURIComponent leaves, some have to be percent-encoded as well.
  const name = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${name}`;
}
