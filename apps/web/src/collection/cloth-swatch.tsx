import { designTitle, type FileRow, limits } from '@naksha/contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { truncate } from '../ui/abbreviate.ts';
import { previewOf } from '../ui/preview-of.ts';
import { whenAtRest } from './at-rest.ts';
import { barColours } from './bar-colours.ts';
import classes from './collection.module.css';
import type { Picking, Wording } from './shown-cloth.ts';

/** What a file of the collection is called. */
export const fileTitle = (row: FileRow): string => (row.directory === 'processed' ? designTitle(row) : row.fileName);

/** Name, size, dpi and day of a file in one line. */
export function fileDetails(row: FileRow, { t, format }: Wording): string {
  const { width, height } = row;
  return t('collection.details', {
    name: fileTitle(row),
    width,
    height,
    dpi: row.dpi ?? '–',
    date: format.moment(row.createdAt),
  });
}

/** A cloth cut square, its colours beneath, its name and, where there is one to be shown, its day; what can be done with it is laid on it. */
export function ClothSwatch({
  row,
  height,
  wording: { t, format },
  day = row.createdAt,
  picking,
  isAtRest = true,
  children,
}: {
  row: FileRow;
  height: number;
  wording: Wording;
  day?: string | null;
  /** Where it can be selected. */
  picking?: Picking;
  /** What flies past has no mark to be selected by. */
  isAtRest?: boolean;
  children: ReactNode;
}) {
  const { colours, read } = useColours();
  const extension = /\.([a-z]+)$/i.exec(row.fileName)?.[1]?.toUpperCase();
  return (
    <li
      className={classes.card}
      data-at={picking?.at}
      data-picked={picking?.isPicked || undefined}
      data-picking={picking?.isAny || undefined}
    >
      <img
        className={classes.picture}
        style={{ height }}
        src={previewOf(row, swatchSize(row, height))}
        alt=""
        onLoad={(event) => read(event.currentTarget)}
      />
      {row.directory !== 'processed' && extension && <span className={classes.tag}>{extension}</span>}
      <ColourBar colours={colours} />
      <div className={classes.caption}>
        <b>{truncate(fileTitle(row), limits.shownFileNameLength)}</b>
        {day !== null && (
          <span data-varies className="num">
            {format.shortDay(day)}
          </span>
        )}
      </div>
      {picking && (isAtRest || picking.isAny) && (
        <input
          type="checkbox"
          className={classes.check}
          checked={picking.isPicked}
          readOnly
          aria-label={t('collection.select.pick', { name: fileTitle(row) })}
          tabIndex={-1}
          onClick={(event) => picking.pick(row, picking.at, event.shiftKey)}
        />
      )}
      {children}
    </li>
  );
}

type Colours = ReturnType<typeof barColours>;

/** Of what previews are made. */
const sizes = [256, 512, 1024];

/**
 * How long the preview has to be that fills a square of so many pixels of the page: larger ones are brought, decoded and shrunk for nothing, and
 * of a long cloth only the middle is seen.
 */
function swatchSize({ width, height }: FileRow, side: number): number {
  const long = Math.max(width, height) / Math.max(1, Math.min(width, height));
  const wanted = side * window.devicePixelRatio * long;
  return sizes.find((size) => size >= wanted) ?? 1024;
}

/** The colours of a picture, once they were read. */
function useColours() {
  const [colours, setColours] = useState<Colours>([]);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);
  const read = useCallback((picture: HTMLImageElement) => {
    giveUp.current?.();
    giveUp.current = readWhenIdle(picture, setColours);
  }, []);
  return { colours, read };
}

/** The selvedge of a picture: its colours, each as wide as its share. */
const ColourBar = ({ colours }: { colours: Colours }) => (
  <div className={classes.bar} aria-hidden>
    {colours.map(({ hex, share }) => (
      <span key={hex} style={{ background: hex, flex: share }} />
    ))}
  </div>
);

const side = 40;
let brush: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * Reads the colours of a picture: one picture a frame once the folder has come to rest, decoded small beside the page. Answers how to
 * give it up.
 */
function readWhenIdle(picture: HTMLImageElement, done: (colours: Colours) => void): () => void {
  let isGone = false;
  const read = () => {
    // From its bytes, which the browser has: a picture of the page would be decoded on the page's own thread.
    void fetch(picture.src, { cache: 'force-cache' })
      .then((answer) => answer.blob())
      .then((bytes) => createImageBitmap(bytes, { resizeWidth: side, resizeHeight: side, resizeQuality: 'pixelated' }))
      .then((small) => {
        if (!isGone) done(coloursOf(small));
        small.close();
      })
      // A picture that was taken away meanwhile has no colours.
      .catch(() => undefined);
  };
  const giveUp = whenAtRest(read);
  return () => {
    isGone = true;
    giveUp();
  };
}

function coloursOf(small: ImageBitmap): Colours {
  brush ??= new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return [];
  brush.clearRect(0, 0, side, side);
  brush.drawImage(small, 0, 0);
  return barColours(brush.getImageData(0, 0, side, side).data);
}
