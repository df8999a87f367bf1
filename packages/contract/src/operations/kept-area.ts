import { z } from 'zod';
import { id } from '../entities/id.ts';
import { instant } from '../entities/instant.ts';
import { line } from '../entities/line.ts';
import { limits } from '../limits.ts';
import { area } from './area.ts';

export const areaName = line('area_name_missing')
  .min(1, 'area_name_missing')
  .max(limits.areaNameMaxLength, 'text_too_long');

/** An area that was kept with a design under a name, as it is listed. */
export const areaRow = z.strictObject({ _id: id, fileId: id, name: z.string(), createdBy: id, createdAt: instant });
export type AreaRow = z.infer<typeof areaRow>;

/** The same with what was painted. */
export const keptArea = areaRow.extend({ area });
