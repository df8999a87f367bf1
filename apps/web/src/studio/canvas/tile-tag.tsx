import { pieceSizes, pxToCm } from '@naksha/contract';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { tileBox } from '../geometry/camera.ts';
import { goodsTagPx } from '../geometry/free-area.ts';
import { OpenJoins } from '../joins/open-joins.tsx';
import { readStudio, useStudio } from '../store/studio-store.ts';
import classes from './canvas.module.css';

const smallestPx = 230;

/** The tile's measures at its first corner; it moves with the cloth without a render. */
export const TileTag = memo(function TileTag() {
  const { t } = useTranslation();
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const tile = useStudio(({ view }) => view.tile);
  const isSmall = useStudio(({ view }) => tileBox(view.camera, view.tile).width < smallestPx);
  const hasCloth = useStudio(({ table }) => table.laid !== null);
  const goods = useStudio(({ table }) => table.laid?.goods);
  const above = goods ? goodsTagPx : 9;
  useEffect(() => {
    const place = ({ camera }: { camera: { x: number; y: number } }) => {
      if (ref.current)
        ref.current.style.transform = `translate(${Math.round(camera.x) + 16}px, ${Math.round(camera.y) - above}px)`;
    };
    place(readStudio().view);
    return useStudio.subscribe(({ view }, before) => {
      if (view !== before.view) place(view);
    });
  });
  if (!hasCloth || isSmall) return null;
  const cm = (px: number) => format.number(Math.round(pxToCm(px, tile.dpi) * 10) / 10);
  const px =
    tile.widthPx === tile.heightPx
      ? format.number(tile.widthPx)
      : `${format.number(tile.widthPx)} × ${format.number(tile.heightPx)}`;
  if (goods) {
    const { widthCm, heightCm } = pieceSizes[goods];
    const measures = { width: format.number(widthCm), height: format.number(heightCm) };
    return (
      <div ref={ref} className={`${classes.tag} num`}>
        <b>{t(`pieces.names.${goods}`)}</b>
        <span>{t('pieces.onClothText', measures)}</span>
      </div>
    );
  }
  return (
    <div ref={ref} className={`${classes.tag} num`}>
      <b>{t('studio.canvas.tile', { width: cm(tile.widthPx), height: cm(tile.heightPx) })}</b>
      <span>{t('studio.canvas.measures', { px, dpi: tile.dpi })}</span>
      <OpenJoins />
    </div>
  );
});
