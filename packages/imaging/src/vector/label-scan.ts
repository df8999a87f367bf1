import { countColours, dropSpecks, fitPalette, labelReach, labelRows, nearestColour, spotArea } from '@naksha/colour';
import type { VectoriseParams } from '@naksha/contract';
import { type Scan, wrappedRows } from './prepare-scan.ts';
import type { FlatLabels } from './trace-labels.ts';

/** Pixels that the palette is fitted to; of larger pictures only every nth. */
const counted = 2 ** 22;
const bandRows = 256;
/** Unit steps of border that a drawing has at most: noise has more, no design. Where there are more, larger spots go too. */
const mostBorders = 4_000_000;
const largestSide = 16;

/** Gives each pixel of a scan to one of so many colours, as flattening does. `progress` receives the share that is done. */
export function labelScan(
  scan: Scan,
  params: Pick<VectoriseParams, 'colours' | 'locked' | 'palette' | 'denoise' | 'cleanEdges' | 'smallest'>,
  progress: (share: number) => void,
): Omit<FlatLabels, 'dpi'> {
  const { channels, width, height } = scan;
  const counts = countColours();
  const step = Math.ceil((width * height) / counted) | 1;
  for (let y = 0; y < height; y += bandRows) {
    counts.add(wrappedRows(scan, y - 1, Math.min(bandRows, height - y) + 2), channels, step, width);
  }
  const colours = counts.colours();
  const palette = params.palette ?? fitPalette(colours, params.colours, params.locked).map(({ hex }) => hex);
  // A picture that is flat already has neither noise nor soft edges, only thin lines.
  const isFlat = colours.weights.length <= params.colours;
  const labelling = {
    palette,
    nearest: nearestColour(palette),
    width,
    channels,
    denoise: isFlat ? 0 : params.denoise,
    cleanEdges: params.cleanEdges && !isFlat,
  };
  const reach = labelReach(labelling);
  const labels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += bandRows) {
    const count = Math.min(bandRows, height - y);
    labels.set(labelRows(wrappedRows(scan, y - reach, count + 2 * reach), labelling), y * width);
    progress((0.7 * (y + count)) / height);
  }
  let side = params.smallest;
  const drop = () => {
    dropSpecks({ labels, width, height }, spotArea(side), palette, (y) => {
      if (y % 64 === 0) progress(0.7 + (0.3 * y) / height);
    });
  };
  drop();
  while (side < largestSide && bordersOf(labels, width) > mostBorders) {
    side = Math.min(largestSide, Math.ceil(side * 1.5));
    drop();
  }
  return { labels, palette, width, height };
}

function bordersOf(labels: Uint8Array, width: number): number {
  let steps = 0;
  for (let at = width; at < labels.length; at++) {
    if (labels[at] !== labels[at - 1]) steps++;
    if (labels[at] !== labels[at - width]) steps++;
  }
  return steps;
}
