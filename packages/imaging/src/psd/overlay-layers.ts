import type { Overlay } from './overlay.ts';
import { packPlanes } from './pack-planes.ts';
import type { PsdLayer } from './psd-layer.ts';
import type { Spools } from './spools.ts';

/** Layers of a file from what lies on top of its picture. */
export async function overlayLayers(overlays: readonly Overlay[], spools: Spools): Promise<PsdLayer[]> {
  const layers: PsdLayer[] = [];
  for (const { name, box, pixels, text } of overlays) {
    const rows = await spools.create(4);
    await rows.append(packPlanes(pixels, box.width, 4));
    layers.push({ name, box, blend: 'normal', opacity: 1, rows, text });
  }
  return layers;
}
