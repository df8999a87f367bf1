import type { Canvas } from './canvas.ts';
import { type Field, wrap } from './field.ts';
import { fillGround } from './fill-ground.ts';
import { type Blob, type Blobs, findBlobs } from './find-blobs.ts';
import { grown } from './find-motifs.ts';
import { inPlace } from './owners.ts';

/** What is smaller than this share of the picture and was larger where it comes from is a crumb. */
const crumb = 0.0015;
const larger = 1.35;
/** Pixels around a crumb that go with it. */
const around = 2;

/** Takes crumbs away that cuts have left: ground is laid in their place. `drawn` is the source's. */
export function sweep(canvas: Canvas, source: Field, drawn: Uint8Array, random: () => number): void {
  const { width, height } = canvas.field;
  const busy = grown(drawn, width, height, 1);
  const whole = findBlobs(drawn, width, height);
  const most = crumb * width * height;
  const crumbs = findBlobs(canvas.drawn, width, height).blobs.filter(
    (blob) => blob.pixels.length <= most && isCut(canvas, blob, whole),
  );
  for (const { pixels: own } of crumbs) {
    const hole = new Set<number>(own);
    for (const at of own) {
      for (let dy = -around; dy <= around; dy++) {
        for (let dx = -around; dx <= around; dx++) {
          const to = wrap(Math.floor(at / width) + dy, height) * width + wrap((at % width) + dx, width);
          if (canvas.drawn[to] === 0) hole.add(to);
        }
      }
    }
    for (const { pixels, offset } of fillGround(source, busy, [...hole], random)) {
      const owner = canvas.origins.push({ ...inPlace, ...offset }) - 1;
      for (const at of pixels) {
        canvas.owners[at] = owner;
        canvas.drawn[at] = 0;
      }
    }
  }
}

/** Whether there was more of a blob where it comes from. */
function isCut({ owners, origins, field: { width, height } }: Canvas, { pixels }: Blob, whole: Blobs): boolean {
  return pixels.some((at) => {
    const { dx, dy } = origins[owners[at] ?? 0] ?? inPlace;
    const from = wrap(Math.floor(at / width) + dy, height) * width + wrap((at % width) + dx, width);
    const was = whole.blobs[(whole.labels[from] ?? 0) - 1];
    return was !== undefined && was.pixels.length > larger * pixels.length;
  });
}
