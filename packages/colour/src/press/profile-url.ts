/** Where the profile of the press lies, for browser and server: pictures are parted and proofed by it, and it goes into their files. */
export function pressProfileUrl(): URL {
  return new URL('./press.icc', import.meta.url);
}
