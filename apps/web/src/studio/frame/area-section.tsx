import { SegmentedControl, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { areaLimits, errorSentence } from '@naksha/contract';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBrush,
  IconColorPicker,
  IconContrast,
  IconEraser,
  IconEye,
  IconEyeOff,
  IconLasso,
  IconWand,
} from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from '../canvas/brush/brush.module.css';
import { coveredBy } from '../canvas/brush/covered.ts';
import { IconButton } from '../islands/icon-button.tsx';
import panel from '../panel/panel.module.css';
import { QuietSelect } from '../panel/quiet-select.tsx';
import { areaOf, brushWays } from '../store/brush.ts';
import {
  clearStrokes,
  invertArea,
  redoStroke,
  setAreaRepeat,
  setErasing,
  setMarked,
  setWay,
  takeBrush,
  undoStroke,
} from '../store/brush-actions.ts';
import { isInHand, paintingOnTable } from '../store/cloth.ts';
import { canRedoStroke, canUndoStroke } from '../store/history-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import { StepSection } from '../tools/repeat/step-section.tsx';
import { AreaFiles } from './area-files.tsx';
import { BrushLevels } from './brush-levels.tsx';

const layouts = ['straight', 'half-drop', 'half-brick', 'step', 'mirror'] as const;

/** Where a change holds: everywhere, or where is painted with the brush. */
export function AreaSection() {
  const { t, i18n } = useTranslation();
  const isOn = useStudio(isInHand);
  const repeat = useStudio((studio) => paintingOnTable(studio)?.repeat);
  const problem = useStudio(({ brush }) => brush.problem);
  const isNeeded = useStudio(({ tools }) => tools.open?.needsArea === true);
  if (!repeat) return null;
  const isCelled = repeat.columns * repeat.rows > 1;
  return (
    <section className={panel.section} aria-label={t('colour.paint.where')}>
      {!isNeeded && (
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          aria-label={t('colour.paint.where')}
          value={isOn ? 'painted' : 'everywhere'}
          onChange={(value) => takeBrush(value === 'painted')}
          data={[
            { value: 'everywhere', label: t('colour.paint.everywhere') },
            { value: 'painted', label: t('colour.paint.painted') },
          ]}
        />
      )}
      {isOn && (
        <>
          <BrushWays />
          <BrushTools />
          <BrushLevels />
          {problem && (
            <p role="alert" className={panel.error}>
              {errorSentence(
                problem,
                { limit: problem === 'area_strokes' ? areaLimits.strokes : areaLimits.points },
                i18n.language,
              )}
            </p>
          )}
          <AreaFact />
          <AreaFiles />
          <div className={classes.repeat}>
            <QuietSelect
              name={t('colour.paint.repeat')}
              value={repeat.layout}
              choices={layouts.map((value) => ({
                value,
                label: isCelled
                  ? t('colour.paint.cells', {
                      name: t(`measures.repeat.${value}`),
                      columns: repeat.columns,
                      rows: repeat.rows,
                    })
                  : t(`measures.repeat.${value}`),
              }))}
              onChange={(layout) => setAreaRepeat({ ...repeat, layout: layout ?? 'straight' })}
            />
          </div>
          {repeat.layout === 'step' && (
            <StepSection step={repeat.step} onChange={(step) => setAreaRepeat({ ...repeat, step })} />
          )}
        </>
      )}
    </section>
  );
}

const icon = { size: 15, stroke: 1.45, 'aria-hidden': true } as const;

const wayIcons = { brush: IconBrush, lasso: IconLasso, wand: IconWand, range: IconColorPicker } as const;
const wayKeys = { brush: 'B', lasso: 'L', wand: 'W', range: 'G' } as const;

/** How an area is marked. */
function BrushWays() {
  const { t } = useTranslation();
  const way = useStudio(({ brush }) => brush.way);
  return (
    <SegmentedControl
      withItemsBorders={false}
      fullWidth
      className={classes.ways ?? ''}
      aria-label={t('colour.paint.way')}
      value={way}
      onChange={(value) => setWay(brushWays.find((each) => each === value) ?? 'brush')}
      data={brushWays.map((each) => {
        const Icon = wayIcons[each];
        const name = t(`colour.paint.ways.${each}`);
        return {
          value: each,
          label: (
            <Tooltip label={`${name}  ${wayKeys[each]}`}>
              <span className={classes.way}>
                <Icon {...icon} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Tooltip>
          ),
        };
      })}
    />
  );
}

/** The two ends of the brush, and what is done with all that it has painted. */
function BrushTools() {
  const { t } = useTranslation();
  const isErasing = useStudio(({ brush }) => brush.isErasing);
  const isMarked = useStudio(({ brush }) => brush.isMarked);
  const inverted = useStudio((studio) => paintingOnTable(studio)?.inverted === true);
  const isBlank = useStudio((studio) => (paintingOnTable(studio)?.strokes.length ?? 0) === 0);
  const canUndo = useStudio(canUndoStroke);
  const canRedo = useStudio(canRedoStroke);
  return (
    <div className={classes.tools}>
      <SegmentedControl
        withItemsBorders={false}
        className={classes.ends ?? ''}
        aria-label={t('colour.paint.brush')}
        value={isErasing ? 'erase' : 'paint'}
        onChange={(value) => setErasing(value === 'erase')}
        data={[
          { value: 'paint', label: <End icon={<IconBrush {...icon} />} name={t('colour.paint.paint')} keys="B" /> },
          { value: 'erase', label: <End icon={<IconEraser {...icon} />} name={t('colour.paint.erase')} keys="E" /> },
        ]}
      />
      <IconButton name={t(isMarked ? 'colour.paint.hide' : 'colour.paint.show')} onClick={() => setMarked(!isMarked)}>
        {isMarked ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
      </IconButton>
      <IconButton name={t('colour.paint.invert')} isPressed={inverted} onClick={isBlank ? undefined : invertArea}>
        <IconContrast {...icon} />
      </IconButton>
      <IconButton name={t('colour.paint.undo')} keys="Ctrl Z" onClick={canUndo ? undoStroke : undefined}>
        <IconArrowBackUp {...icon} />
      </IconButton>
      <IconButton name={t('colour.paint.redo')} keys="Shift Ctrl Z" onClick={canRedo ? redoStroke : undefined}>
        <IconArrowForwardUp {...icon} />
      </IconButton>
    </div>
  );
}

function End({ icon: drawing, name, keys }: { icon: ReactNode; name: string; keys: string }) {
  return (
    <span className={classes.end}>
      {drawing}
      {name}
      <kbd aria-hidden>{keys}</kbd>
    </span>
  );
}

const side = 112;

/** What is painted, in small and in figures: white is what changes. */
function AreaFact() {
  const { t } = useTranslation();
  const format = useFormat();
  const ref = useRef<HTMLCanvasElement>(null);
  const tile = useStudio(({ view }) => view.tile);
  const painting = useStudio(paintingOnTable);
  const isDrawing = useStudio(({ brush }) => brush.stroke !== null);
  const seen = useDeferredValue(painting);
  const count = painting?.strokes.length ?? 0;
  const covered = useMemo(() => {
    const area = seen ? areaOf(seen) : undefined;
    const scale = side / Math.max(tile.widthPx, tile.heightPx);
    const [width, height] = [tile.widthPx, tile.heightPx].map((px) => Math.max(1, Math.round(px * scale)));
    return area ? coveredBy(area, tile, width ?? 1, height ?? 1) : null;
  }, [seen, tile]);
  const share = covered ? covered.levels.reduce((sum, level) => sum + level, 0) / covered.levels.length / 255 : 0;
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.width = covered?.width ?? side;
    canvas.height = covered?.height ?? side;
    if (!covered) return;
    const pixels = new ImageData(covered.width, covered.height);
    for (const [i, level] of covered.levels.entries()) pixels.data.set([level, level, level, 255], 4 * i);
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [covered]);
  const percent = format.number(Math.round(share * 1000) / 10);
  return (
    <div className={classes.fact}>
      <canvas ref={ref} className={classes.thumb} aria-hidden />
      <div>
        <div className={classes.factHead}>
          <b className="num" aria-live={isDrawing ? 'off' : 'polite'}>
            {count === 0 ? t('colour.paint.nothing') : t('colour.paint.share', { count, percent })}
          </b>
          {count > 0 && (
            <UnstyledButton className={panel.textButton} onClick={clearStrokes}>
              {t('colour.paint.clear')}
            </UnstyledButton>
          )}
        </div>
        <p className={panel.hint}>{t('colour.paint.hint')}</p>
      </div>
    </div>
  );
}
