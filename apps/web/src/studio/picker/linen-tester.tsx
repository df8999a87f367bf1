import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pixelAt } from '../canvas/camera.ts';
import { useClothPicture } from '../canvas/cloth-store.ts';
import { useView } from '../canvas/view-store.ts';
import { drawLoupe } from './draw-loupe.ts';
import classes from './linen-tester.module.css';
import { type Reading, readColour } from './read-colour.ts';
import { readPixel } from './read-pixel.ts';

interface Glass {
  readonly screen: { x: number; y: number };
  readonly pixel: { x: number; y: number };
  readonly reading: Reading;
}

const width = 214;
const height = 172;
const away = 22;

/** The weaver's glass: the true pixel under the pointer, in figures, and the palette colour it is nearest to. */
export function LinenTester({ palette, surface }: { palette: readonly string[]; surface: () => HTMLElement | null }) {
  const { t } = useTranslation();
  const isPicking = useView((view) => view.isPicking);
  const picture = useClothPicture((state) => state.now);
  const loupe = useRef<HTMLCanvasElement>(null);
  const [glass, setGlass] = useState<Glass | null>(null);

  useEffect(() => {
    const element = surface()?.querySelector('canvas');
    if (!isPicking || !picture || !element) return setGlass(null);
    const look = (event: PointerEvent): Glass | null => {
      const screen = { x: event.offsetX, y: event.offsetY };
      const { camera, tile } = useView.getState();
      const pixel = pixelAt(camera, tile, screen);
      const rgb = readPixel(picture, pixel);
      return rgb ? { screen, pixel, reading: readColour(rgb, palette) } : null;
    };
    const move = (event: PointerEvent) => setGlass(look(event));
    const leave = () => setGlass(null);
    const click = (event: PointerEvent) => {
      const hex = look(event)?.reading.hex;
      if (!hex) return;
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
  }, [isPicking, picture, palette, surface, t]);

  useEffect(() => {
    if (glass && picture && loupe.current) drawLoupe(loupe.current, picture, glass.pixel);
  }, [glass, picture]);

  if (!glass) return null;
  const { screen, reading } = glass;
  const isLeft = screen.x + away + width > window.innerWidth;
  const isAbove = screen.y + away + height > window.innerHeight;
  const x = isLeft ? screen.x - away - width : screen.x + away;
  const y = isAbove ? screen.y - away - height : screen.y + away;
  const round = (value: number) => Math.round(value * 10) / 10 || 0;
  return (
    <>
      <span className={classes.point} style={{ transform: `translate(${screen.x}px, ${screen.y}px)` }} />
      <div
        className={`${classes.glass} num`}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        role="status"
        aria-label={t('studio.picker.title')}
      >
        <div className={classes.upper}>
          <canvas ref={loupe} className={classes.loupe} width={112} height={112} />
          <div>
            <div className={classes.swatch} style={{ background: reading.hex }} />
            <dl className={classes.facts}>
              <dt className="visually-hidden">Hex</dt>
              <dd className="code">{reading.hex}</dd>
              <dt>RGB</dt>
              <dd>{reading.rgb.join(' ')}</dd>
              <dt>Lab</dt>
              <dd>{reading.lab.map(round).join(' ')}</dd>
            </dl>
          </div>
        </div>
        <div className={classes.nearest}>
          <span style={{ color: 'var(--t3)' }}>
            {t('studio.picker.pixel')} {glass.pixel.x}, {glass.pixel.y}
          </span>
          {reading.nearest && (
            <>
              <i style={{ background: reading.nearest.hex, marginLeft: 'auto' }} />
              <span className="code">{reading.nearest.hex}</span>
              <b style={{ marginLeft: 0 }}>ΔE {round(reading.nearest.deltaE)}</b>
            </>
          )}
        </div>
      </div>
    </>
  );
}
