import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pixelAt } from '../canvas/camera.ts';
import { shownCloth } from '../store/cloth.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import { givePick } from '../store/view-actions.ts';
import { drawLoupe } from './draw-loupe.ts';
import classes from './linen-tester.module.css';
import { type Reading, readColour } from './read-colour.ts';
import { readPixel } from './read-pixel.ts';

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
export function LinenTester({ palette, surface }: { palette: readonly string[]; surface: () => HTMLElement | null }) {
  const { t } = useTranslation();
  const isPicking = useStudio(({ view }) => view.isPicking);
  const picture = useStudio(shownCloth);
  const own = useStudio(({ tools }) => tools.palette.colours);
  const loupe = useRef<HTMLCanvasElement>(null);
  const [glass, setGlass] = useState<Glass | null>(null);

  useEffect(() => {
    const element = surface()?.querySelector('canvas');
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
}
