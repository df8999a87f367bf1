/** What children do with the bytes of foreign pictures. A child loads only what it is asked for: idle ones are small. */
export const verbs = {
  openPicture: async () => (await import('../open.ts')).openPicture,
  checkWhole: async () => (await import('../check-whole.ts')).checkWhole,
  encodePicture: async () => (await import('../encode.ts')).encodePicture,
  makePreview: async () => (await import('../preview.ts')).makePreview,
  setDpi: async () => (await import('../dpi.ts')).setDpi,
  adjustPicture: async () => (await import('../adjust.ts')).adjustPicture,
  filterPicture: async () => (await import('../filter.ts')).filterPicture,
  recolourPicture: async () => (await import('../recolour.ts')).recolourPicture,
  flattenPicture: async () => (await import('../flatten.ts')).flattenPicture,
  repeatPicture: async () => (await import('../repeat.ts')).repeatPicture,
  resizePicture: async () => (await import('../resize.ts')).resizePicture,
  upscalePicture: async () => (await import('../upscale.ts')).upscalePicture,
  cutTiles: async () => (await import('../tiles/cut-tiles.ts')).cutTiles,
  vectorisePicture: async () => (await import('../vectorise.ts')).vectorisePicture,
  writePicturesPsd: async () => (await import('../psd/pictures-psd.ts')).writePicturesPsd,
  drawWords: async () => (await import('../psd/words/draw-words.ts')).drawWords,
};
