import {
  createPngFile,
  createSpools,
  type Overlay,
  overlayLayers,
  type PlaneSpool,
  type PsdGroup,
  type PsdLayer,
  writePsd,
} from '@naksha/imaging';
import { bandsOf, type Recipe, type SizePx } from '@naksha/loom';
import type { EngineContext } from '../engine.ts';
import { inOrder } from './in-order.ts';
import { weaveLayersInPool } from './pool.ts';
import type { WovenLayers } from './weave-layers.ts';

export interface WovenPsd {
  readonly recipe: Recipe;
  /** Its scene in shared memory. */
  readonly plan: SharedArrayBuffer;
  readonly size: SizePx;
  readonly dpi: number;
  readonly overlays: readonly Overlay[];
  readonly path: string;
  /** Takes a PNG of the finished cloth. */
  readonly rendition: string;
}

/** Names of what has none in a recipe. */
const names = { surface: 'Surface', step: 'Hand and weave', design: 'Design' } as const;

/**
 * Draws a design into a layered file: its ground, its layers in a group, and above them a group with what hand, technique and cloth
 * do to all of them. Answers whether it is a PSB. Bands are drawn and packed by the pool and wait on disk.
 */
export async function weavePsd(
  { recipe, plan, size, dpi, overlays, path, rendition }: WovenPsd,
  { signal, workDir, progress }: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<{ isLarge: boolean }> {
  const spools = createSpools(workDir);
  const png = await createPngFile(rendition, { ...size, dpi });
  const bands = bandsOf(size).length;
  const woven: { name: string; isGround: boolean; rows: PlaneSpool }[] = [];
  let surface: PlaneSpool | undefined;
  let done = 0;
  try {
    const merged = await spools.create(3);
    const take = async (band: WovenLayers) => {
      for (const [index, layer] of band.layers.entries()) {
        woven[index] ??= { name: layer.name, isGround: layer.isGround, rows: await spools.create(4) };
        await woven[index].rows.append(layer.pixels);
      }
      if (band.surface !== undefined) {
        surface ??= await spools.create(4);
        await surface.append(band.surface);
      }
      await merged.append(band.merged);
      await png.append(band.png);
      done += 1;
      progress((0.95 * done) / bands);
    };
    await inOrder(bands, signal, (band, stop) => weaveLayersInPool({ recipe, plan, size, band, overlays }, stop), take);
    await png.finish();
    const layer = (name: string, rows: PlaneSpool, blend: PsdLayer['blend'] = 'normal'): PsdLayer => {
      return { name, box: { left: 0, top: 0, ...size }, blend, opacity: 1, rows };
    };
    const grounds = woven.filter(({ isGround }) => isGround).map(({ name, rows }) => layer(name, rows));
    const others = woven.filter(({ isGround }) => !isGround).map(({ name, rows }) => layer(name, rows));
    const groups: PsdGroup[] = others.length === 0 ? [] : [{ name: recipe.title || names.design, layers: others }];
    if (surface !== undefined)
      groups.push({ name: names.surface, layers: [layer(names.step, surface, 'linearLight')] });
    const words = await overlayLayers(overlays, spools);
    const layers = [...grounds, ...groups, ...words];
    const written = await writePsd(path, { ...size, dpi, layers, merged, spots: [] }, () => signal.throwIfAborted());
    return { isLarge: written.isLarge };
  } finally {
    await png.close();
    await spools.close();
  }
}
