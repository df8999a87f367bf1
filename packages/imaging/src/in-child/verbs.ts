import { adjustPicture } from '../adjust.ts';
import { checkWhole } from '../check-whole.ts';
import { setDpi } from '../dpi.ts';
import { encodePicture } from '../encode.ts';
import { filterPicture } from '../filter.ts';
import { flattenPicture } from '../flatten.ts';
import { openPicture } from '../open.ts';
import { makePreview } from '../preview.ts';
import { drawWords } from '../psd/draw-words.ts';
import { writePicturesPsd } from '../psd/pictures-psd.ts';
import { recolourPicture } from '../recolour.ts';
import { repeatPicture } from '../repeat.ts';
import { resizePicture } from '../resize.ts';
import { cutTiles } from '../tiles/cut-tiles.ts';
import { upscalePicture } from '../upscale.ts';
import { vectorisePicture } from '../vectorise.ts';

/** What children do with the bytes of foreign pictures. */
export const verbs = {
  openPicture,
  checkWhole,
  encodePicture,
  makePreview,
  setDpi,
  adjustPicture,
  filterPicture,
  recolourPicture,
  flattenPicture,
  repeatPicture,
  resizePicture,
  vectorisePicture,
  upscalePicture,
  cutTiles,
  writePicturesPsd,
  drawWords,
};
