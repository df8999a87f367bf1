import { pxToCm } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from '../canvas/brush/brush.module.css';
import { ThinSlider } from '../panel/thin-slider.tsx';
import { largestRadius, smallestRadius } from '../store/brush.ts';
import { setRadius, setSoftness } from '../store/brush-actions.ts';
import { paintingOnTable } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';

const steps = 100;
/** Equal ways of the slider are equal growths of the brush. */
const growth = largestRadius / smallestRadius;

/** How large the brush is on cloth, and how hard its edge. */
export function BrushLevels() {
  const { t } = useTranslation();
  const format = useFormat();
  const radius = useStudio(({ brush }) => brush.radius);
  const softness = useStudio((studio) => paintingOnTable(studio)?.softness ?? 0);
  const cm = useStudio(({ view: { tile } }) => pxToCm(2 * radius * tile.widthPx, tile.dpi));
  const shown = format.number(cm < 1 ? Math.round(cm * 100) / 100 : Math.round(cm * 10) / 10);
  return (
    <>
      <Level
        name={t('colour.paint.size')}
        keys="[ ]"
        value={Math.round((Math.log(radius / smallestRadius) / Math.log(growth)) * steps)}
        shown={t('measures.ruler.cmText', { value: shown })}
        onChange={(value) => setRadius(smallestRadius * growth ** (value / steps))}
      />
      <Level
        name={t('colour.paint.hardness')}
        value={steps - softness}
        shown={`${format.number(steps - softness)}%`}
        onChange={(value) => setSoftness(steps - value)}
      />
    </>
  );
}

function Level({
  name,
  keys,
  value,
  shown,
  onChange,
}: {
  name: string;
  keys?: string;
  value: number;
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
        max={steps}
        value={value}
        onChange={onChange}
        thumbProps={{ 'aria-valuetext': shown }}
      />
      <b className="num">{shown}</b>
    </div>
  );
}
