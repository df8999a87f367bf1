import { exportFiles } from './export-files.ts';
import { g01 } from './g01-repeat.ts';
import { g02 } from './g02-half-drop.ts';
import { g03 } from './g03-preview.ts';
import { g04 } from './g04-resize.ts';
import { g05 } from './g05-adjust.ts';
import { g06 } from './g06-filter.ts';
import { g07 } from './g07-flatten.ts';
import { g08 } from './g08-vectorise.ts';
import { g12 } from './g12-upscale.ts';
import { g13Largest } from './g13-largest.ts';
import { g13 } from './g13-psd.ts';
import { g14 } from './g14-tiff-to-png.ts';
import { g15 } from './g15-png-writer.ts';
import { g19 } from './g19-largest.ts';
import type { Goal } from './goal.ts';

/** What `npm run bench -- imaging` measures, in the order of their names. */
export const goals: readonly Goal[] = [
  g01,
  g02,
  g03,
  g04,
  g05,
  g06,
  g07,
  g08,
  g12,
  g13,
  g13Largest,
  g14,
  g15,
  g19,
  exportFiles,
];
