import { UnstyledButton } from '@mantine/core';
import { type Colour, type ColourMap, sameColour } from '@naksha/colour';
import { useEffect, useRef } from 'react';
import { useStudio } from '../../store/studio-store.ts';
import classes from './filter.module.css';

const side = 64;

/** A piece of the cloth under a filter, to choose it by. */
export function FilterChip({
  name,
  map = sameColour,
  isChosen,
  onChoose,
}: {
  name: string;
  map?: ColourMap;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const now = useStudio(({ table }) => table.laid);
  useEffect(() => {
    const brush = ref.current?.getContext('2d', { willReadFrequently: true });
    if (!brush || !now) return;
    // A quarter of the tile shows more than all of it would at this size.
    const { width, height } = now.source;
    const part = Math.min(width, height) / 2;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(now.source, 0, 0, part, part, 0, 0, side, side);
    const pixels = brush.getImageData(0, 0, side, side);
    paint(pixels.data, map);
    brush.putImageData(pixels, 0, 0);
  }, [now, map]);
  return (
    <UnstyledButton className={classes.chip} role="radio" aria-checked={isChosen} onClick={onChoose}>
      <canvas ref={ref} width={side} height={side} aria-hidden />
      {name}
    </UnstyledButton>
  );
}

function paint(pixels: Uint8ClampedArray, map: ColourMap): void {
  const colour: Colour = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    map((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255, colour);
    pixels[at] = colour[0] * 255;
    pixels[at + 1] = colour[1] * 255;
    pixels[at + 2] = colour[2] * 255;
  }
}
