import { pxToCm } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from '../canvas/brush/brush.module.css';
import { ThinSlider } from '../panel/thin-slider.tsx';
import { largestRadius, smallestRadius } from '../store/brush.ts';
import { setGrowth, setRadius, setReach, setSoftness } from '../store/brush-actions.ts';
import { paintingOnTable } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';

const steps = 100;
/** Share of the tile's width by which what is painted can be made wider, and the farthest that a colour reaches. */
const widest = 0.03;
const largestReach = 40;
/** Equal ways of the slider are equal growths of the brush. */
const growth = largestRadius / smallestRadius;

/** How large the brush is on cloth, and how hard its edge. */
export function BrushLevels() {
  const { t } = useTranslation();
  const format = useFormat();
  const radius = useStudio(({ brush }) => brush.radius);
  const softness = useStudio((studio) => paintingOnTable(studio)?.softness ?? 0);
  const cm = useStudio(({ view: { tile } }) => pxToCm(2 * radius * tile.widthPx, tile.dpi));
  const way = useStudio(({ brush }) => brush.way);
  const reach = useStudio(({ brush }) => brush.reach);
  const grown = useStudio((studio) => paintingOnTable(studio)?.growth ?? 0);
  const grownCm = useStudio(({ view: { tile } }) => pxToCm(grown * tile.widthPx, tile.dpi));
  const shown = format.number(cm < 1 ? Math.round(cm * 100) / 100 : Math.round(cm * 10) / 10);
  return (
    <>
      {(way === 'wand' || way === 'range') && (
        <Level
          name={t('colour.paint.reach')}
          value={reach}
          max={largestReach}
          shown={format.number(reach)}
          onChange={setReach}
        />
      )}
      {way === 'brush' && (
        <Level
          name={t('colour.paint.size')}
          keys="[ ]"
          value={Math.round((Math.log(radius / smallestRadius) / Math.log(growth)) * steps)}
          shown={t('measures.ruler.cmText', { value: shown })}
          onChange={(value) => setRadius(smallestRadius * growth ** (value / steps))}
        />
      )}
      <Level
        name={t('colour.paint.hardness')}
        value={steps - softness}
        shown={`${format.number(steps - softness)}%`}
        onChange={(value) => setSoftness(steps - value)}
      />
      <Level
        name={t('colour.paint.growth')}
        value={Math.round((grown / widest) * steps)}
        shown={t('measures.ruler.cmText', { value: format.number(Math.round(grownCm * 100) / 100) })}
        onChange={(value) => setGrowth((value / steps) * widest)}
      />
    </>
  );
}

function Level({
  name,
  keys,
  value,
  max = steps,
  shown,
  onChange,
}: {
  name: string;
  keys?: string;
  value: number;
  max?: number;
  shown: string;
  onChange: (value: number) => void;
}) {
  return (
    <div className={classes.level}>
      <span>
        {name} {keys && <kbd aria-hidden>{keys}</kbd>}
      </span>
      <ThinSlider
        name={name}
        min={0}
        max={max}
        value={value}
        onChange={onChange}
        thumbProps={{ 'aria-valuetext': shown }}
      />
      <b className="num">{shown}</b>
    </div>
  );
}
