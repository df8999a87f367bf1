import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExportParams, pxToCm } from '@naksha/contract';
import { drawSvgFile, type Recipe } from '@naksha/loom';
import type { EngineContext, EngineFile } from '../engine.ts';
import type { PlannedDesign } from '../weaving/kept-plan.ts';
import { sceneOf } from '../weaving/scenes.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { sizeOnCloth } from './size-on-cloth.ts';

/** Longer side of the picture that shows what the drawing looks like. */
const renditionPx = 1024;

/** The tile of a design as an SVG of its size on cloth, with a woven picture for its rendition. Throws as `withinLimit`. */
export async function exportSvg(
  { recipe, ...plan }: PlannedDesign & { readonly recipe: Recipe },
  { widthCm, dpi }: Pick<ExportParams, 'widthCm' | 'dpi'>,
  context: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<EngineFile> {
  const { width, height } = sizeOnCloth(recipe, { widthCm, dpi });
  const path = join(context.workDir, 'export.svg');
  await writeFile(path, drawSvgFile(sceneOf(plan.scene), recipe, pxToCm(width, dpi)));
  const shrink = Math.min(1, renditionPx / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
  const encoding = { format: 'png', quality: 100, compression: 'none', dpi } as const;
  const rendition = await weaveFile(
    { recipe, plan, size, encoding, name: 'rendition', onBand: () => undefined },
    context,
  );
  context.progress(1);
  return { path, rendition: rendition.path, contentType: 'image/svg+xml', width, height, dpi };
}
