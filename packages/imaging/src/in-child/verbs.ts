import { checkWhole } from '../check-whole.ts';
import { setDpi } from '../dpi.ts';
import { encodePicture } from '../encode.ts';
import { openPicture } from '../open.ts';
import { makePreview } from '../preview.ts';

/** What children do with the bytes of foreign pictures. */
export const verbs = { openPicture, checkWhole, encodePicture, makePreview, setDpi };
