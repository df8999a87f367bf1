import { notifications } from '@mantine/notifications';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pixelAt } from '../geometry/camera.ts';
import { squareSide } from '../geometry/square-set.ts';
import { shownCloth } from '../store/cloth.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import type { ClothPicture } from '../store/table.ts';
import { givePick } from '../store/view-actions.ts';
import classes from './linen-tester.module.css';
import { type Reading, readColour } from './read-colour.ts';

interface Glass {
  readonly screen: { x: number; y: number };
  readonly pixel: { x: number; y: number };
  readonly reading: Reading;
}

const width = 268;
const height = 164;
const away = 44;
/** From the corner of the glass to the middle of the loupe's edge. */
const loupeEdge = { x: 10, y: 66 } as const;

/** The weaver's glass: the true pixel under the pointer, in figures, and the palette colour it is nearest to. */
export const LinenTester = memo(function LinenTester({
  palette,
  surface,
}: {
  palette: readonly string[];
  surface: () => HTMLElement | null;
}) {
  const { t } = useTranslation();
  const isPicking = useStudio(({ view }) => view.isPicking);
  const picture = useStudio(shownCloth);
  const own = useStudio(({ tools }) => tools.palette.colours);
  const loupe = useRef<HTMLCanvasElement>(null);
  const [glass, setGlass] = useState<Glass | null>(null);

  useEffect(() => {
    const element = surface()?.querySelector<HTMLCanvasElement>('canvas[tabindex]');
    if (!isPicking || !picture || !element) return setGlass(null);
    const look = (event: PointerEvent): Glass | null => {
      const screen = { x: event.offsetX, y: event.offsetY };
      const { camera, tile } = readStudio().view;
      const pixel = pixelAt(camera, tile, screen);
      const rgb = readPixel(picture, pixel);
      const known = own.length > 0 ? own.map(({ hex }) => hex) : palette;
      return rgb ? { screen, pixel, reading: readColour(rgb, known) } : null;
    };
    const move = (event: PointerEvent) => setGlass(look(event));
    const leave = () => setGlass(null);
    const click = (event: PointerEvent) => {
      const hex = look(event)?.reading.hex;
      if (!hex || givePick(hex)) return;
      void navigator.clipboard
        ?.writeText(hex)
        .then(() => notifications.show({ color: 'gray', message: t('studio.picker.copied', { hex }), autoClose: 1500 }))
        .catch(() => undefined);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', click);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', click);
    };
  }, [isPicking, picture, palette, own, surface, t]);

  useEffect(() => {
    if (glass && picture && loupe.current) drawLoupe(loupe.current, picture, glass.pixel);
  }, [glass, picture]);

  if (!glass) return null;
  const { screen, reading } = glass;
  const isLeft = screen.x + away + width > window.innerWidth;
  const isAbove = screen.y + away + height > window.innerHeight;
  const x = isLeft ? Math.max(0, screen.x - away - width) : screen.x + away;
  const y = isAbove ? screen.y - away - height : Math.max(0, screen.y - loupeEdge.y + away);
  const round = (value: number) => Math.round(value * 10) / 10 || 0;
  const end = { x: isLeft ? x + width - loupeEdge.x : x + loupeEdge.x, y: y + loupeEdge.y };
  const name = own.find(({ hex }) => hex === reading.nearest?.hex)?.name;
  const facts = [
    ['RGB', reading.rgb.join(' ')],
    ['CMYK', reading.cmyk.join(' ')],
    ['Lab', reading.lab.map(round).join(' ')],
    ['LCh', reading.lch.map(round).join(' ')],
    [t('studio.picker.pixel'), `${glass.pixel.x}, ${glass.pixel.y}`],
  ] as const;
  return (
    <>
      <svg className={classes.leader} aria-hidden="true">
        <path d={`M${screen.x} ${screen.y}L${end.x} ${end.y}`} />
        <path d={`M${screen.x} ${screen.y}L${end.x} ${end.y}`} />
      </svg>
      <span className={classes.point} style={{ transform: `translate(${screen.x}px, ${screen.y}px)` }} />
      <div
        className={`${classes.glass} num`}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        role="status"
        aria-label={t('studio.picker.title')}
      >
        <div className={classes.upper} data-left={isLeft || undefined}>
          <canvas ref={loupe} className={classes.loupe} width={112} height={112} />
          <div>
            <p className={`${classes.hex} code`}>
              <i style={{ background: reading.hex }} />
              {reading.hex}
            </p>
            <dl className={classes.facts}>
              {facts.map(([key, value]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {reading.nearest && (
          <p className={classes.nearest}>
            <i style={{ background: reading.nearest.hex }} />
            <span className={name ? undefined : 'code'}>{name || reading.nearest.hex}</span>
            <b>ΔE {round(reading.nearest.deltaE)}</b>
          </p>
        )}
      </div>
    </>
  );
});

const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** One pixel of the tile's picture, `at` in the tile's own pixels. A preview gives the pixel of the preview there. */
function readPixel(picture: ClothPicture, at: { x: number; y: number }): [number, number, number] | null {
  if (!brush) return null;
  const { source, x, y } = pixelOf(picture, at);
  brush.drawImage(source, x, y, 1, 1, 0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

const cells = 8;

/** 8 × 8 pixels around the one that is read, each a square, the middle one framed in two tones. */
function drawLoupe(canvas: HTMLCanvasElement, picture: ClothPicture, at: { x: number; y: number }): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const cell = canvas.width / cells;
  const { source, tile, squares } = picture;
  // Steps of a preview's own pixels, where the picture's are not at hand.
  const [stepX, stepY] = squares ? [1, 1] : [tile.widthPx / source.width, tile.heightPx / source.height];
  const wrap = (value: number, length: number) => ((value % length) + length) % length;
  brush.imageSmoothingEnabled = false;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const x = wrap(Math.floor(at.x + (column - cells / 2) * stepX), tile.widthPx);
      const y = wrap(Math.floor(at.y + (row - cells / 2) * stepY), tile.heightPx);
      const pixel = pixelOf(picture, { x, y });
      brush.drawImage(pixel.source, pixel.x, pixel.y, 1, 1, column * cell, row * cell, cell, cell);
    }
  }
  brush.fillStyle = 'rgb(128 128 128 / 35%)';
  for (let i = 1; i < cells; i++) {
    brush.fillRect(i * cell, 0, 1, canvas.height);
    brush.fillRect(0, i * cell, canvas.width, 1);
  }
  const middle = (cells / 2) * cell;
  brush.lineWidth = 3;
  brush.strokeStyle = '#000';
  brush.strokeRect(middle, middle, cell, cell);
  brush.lineWidth = 1.5;
  brush.strokeStyle = '#fff';
  brush.strokeRect(middle, middle, cell, cell);
}

/** Where a pixel of the tile is drawn from. */
interface DrawnPixel {
  readonly source: ImageBitmap;
  readonly x: number;
  readonly y: number;
}

/** The pixel of a picture at a place of its tile, inside of it. Of what is looked at in squares the true one, once its square is here. */
function pixelOf({ source, tile, squares }: ClothPicture, at: { x: number; y: number }): DrawnPixel {
  const [column, row] = [Math.floor(at.x / squareSide), Math.floor(at.y / squareSide)];
  const square = squares?.square(squares.finest, column, row);
  if (square) return { source: square, x: at.x - column * squareSide, y: at.y - row * squareSide };
  return {
    source,
    x: Math.floor((at.x / tile.widthPx) * source.width),
    y: Math.floor((at.y / tile.heightPx) * source.height),
  };
}
