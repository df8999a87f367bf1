import { useEffect, useState } from 'react';
import { barColours } from './bar-colours.ts';
import classes from './collection.module.css';

const side = 40;

/** The selvedge of a picture: its colours, each as wide as its share. */
export function ColourBar({ picture }: { picture: HTMLImageElement | null }) {
  const [colours, setColours] = useState<ReturnType<typeof barColours>>([]);
  useEffect(() => {
    const brush = picture && new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!brush) return;
    brush.imageSmoothingEnabled = false;
    brush.drawImage(picture, 0, 0, side, side);
    setColours(barColours(brush.getImageData(0, 0, side, side).data));
  }, [picture]);
  return (
    <div className={classes.bar} aria-hidden>
      {colours.map(({ hex, share }) => (
        <span key={hex} style={{ background: hex, flex: share }} />
      ))}
    </div>
  );
}
