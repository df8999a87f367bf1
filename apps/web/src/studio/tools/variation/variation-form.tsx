import { ActionIcon, Checkbox, SegmentedControl } from '@mantine/core';
import { type FileRow, type Job, type VariationParams, variationKeeps } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ClothWish } from '../../../loom/cloth-messages.ts';
import type { Start } from '../../../loom/use-kept-plan.ts';
import level from '../../panel/level-slider.module.css';
import panel from '../../panel/panel.module.css';
import { ReportNotes } from '../../panel/report-notes.tsx';
import { ThinSlider } from '../../panel/thin-slider.tsx';
import { newSeed } from '../../store/asks.ts';
import type { FormProps } from '../define-tool.ts';
import { DrawingNote } from '../export/drawing-note.tsx';
import classes from './variation.module.css';
import { VariationPreview } from './variation-preview.tsx';

const kinds = ['clone', 'reimagine'] as const;
const foreignHints = { clone: 'foreignClone', reimagine: 'foreignReimagine' } as const;

/** What is asked for, and which of the previews is to be made alone. */
export interface VariationValue extends VariationParams {
  readonly picked: number | null;
}

/** What will be made of a picture without a recipe, and by whom. */
export interface VariationFound {
  /** The image model that will draw it. */
  readonly drawnBy: string | null;
  /** So much is to stay that nothing would change. */
  readonly isStill: boolean;
  readonly start: Start;
  /** What the job that made the design reported. */
  readonly report: Job['report'];
}

/** One of the variations of a seed, as the server makes them. The worker finds it: one that keeps its motifs is planned several times. */
const wishOf = (recipe: Recipe, params: VariationParams, index: number, from: string | undefined): ClothWish => {
  const { kind, level, keep, noiseReduction, seed } = params;
  return { recipe, vary: { kind, level, keep, noiseReduction }, salt: `${seed}/${index}`, from };
};

/** How near, how many, and what stays; of a design with a recipe small pictures show beforehand what will be made. */
export function VariationForm({
  value: form,
  onChange,
  design,
  recipe,
  found: { drawnBy, isStill, start, report },
}: FormProps<VariationValue, FileRow, VariationFound>) {
  const { t } = useTranslation();
  const change = (next: Partial<VariationValue>) => onChange({ ...form, ...next });
  return (
    <>
      <section className={panel.section}>
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          aria-label={t('making.variation.kind')}
          value={form.kind}
          onChange={(value) => change({ kind: kinds.find((kind) => kind === value) ?? 'clone' })}
          data={kinds.map((value) => ({ value, label: t(`making.variation.${value}`) }))}
        />
        <p className={panel.hint}>
          {drawnBy && t('making.variation.drawn', { model: drawnBy })}
          {!drawnBy && t(recipe ? `making.variation.${form.kind}Hint` : `making.variation.${foreignHints[form.kind]}`)}
        </p>
        <DrawingNote changes={design.changedSince} />
        {start.isOfToday && <p className={panel.hint}>{t('files.drawing.previewed')}</p>}
        <ReportNotes design={design} report={report} />
      </section>
      {recipe ? (
        <section className={panel.section}>
          <div className={panel.sectionHead}>
            <h3>{t('making.variation.preview')}</h3>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              ml="auto"
              aria-label={t('making.variation.another')}
              title={t('making.variation.another')}
              onClick={() => change({ seed: newSeed(), picked: null })}
            >
              <IconRefresh size={14} stroke={1.6} aria-hidden />
            </ActionIcon>
          </div>
          <div className={classes.previews}>
            {Array.from({ length: form.count }, (_, index) => `variation-${index}`).map((place, index) => (
              <VariationPreview
                key={place}
                place={place}
                wish={start.isAwaited ? null : wishOf(recipe, form, index, start.from)}
                number={index + 1}
                isPicked={form.picked === index}
                onPick={() => change({ picked: form.picked === index ? null : index })}
              />
            ))}
          </div>
          <p className={panel.hint}>{t('making.variation.pickHint')}</p>
        </section>
      ) : (
        <section className={panel.section}>
          <p className={panel.hint}>{t(drawnBy ? 'making.variation.foreignDrawn' : 'making.variation.foreign')}</p>
        </section>
      )}
      <section className={panel.section}>
        <div className={panel.sectionHead}>
          <h3>{t('making.variation.level')}</h3>
          <div className={panel.aside}>
            <span>{t('making.variation.nearer')}</span>
            <b className={`${level.figure} num`}>{t('making.variation.levelOf', { level: form.level })}</b>
            <span>{t('making.variation.farther')}</span>
          </div>
        </div>
        <ThinSlider
          name={t('making.variation.level')}
          min={1}
          max={5}
          step={1}
          value={form.level}
          onChange={(value) => change({ level: value })}
          marks={[1, 2, 3, 4, 5].map((value) => ({ value }))}
          thumbProps={{ 'aria-valuetext': t('making.variation.levelOf', { level: form.level }) }}
        />
      </section>
      <section className={panel.section}>
        <div className={panel.sectionHead}>
          <h3 id="variation-count">{t('making.variation.count')}</h3>
          <SegmentedControl
            aria-labelledby="variation-count"
            className={classes.counts}
            withItemsBorders={false}
            data={['1', '2', '3', '4']}
            value={String(form.count)}
            onChange={(value) =>
              change({
                count: Number(value),
                picked: form.picked !== null && form.picked < Number(value) ? form.picked : null,
              })
            }
          />
        </div>
      </section>
      <section className={panel.section}>
        <Checkbox.Group
          label={t('making.variation.keep')}
          size="xs"
          value={form.keep}
          onChange={(values) => change({ keep: variationKeeps.filter((keep) => values.includes(keep)) })}
        >
          <div className={classes.keeps}>
            {variationKeeps.map((keep) => (
              <Checkbox key={keep} size="xs" value={keep} label={t(`making.variation.keeps.${keep}`)} />
            ))}
          </div>
        </Checkbox.Group>
        {isStill && (
          <p className={panel.hint}>{t(drawnBy ? 'making.variation.keepsAllDrawn' : 'making.variation.keepsAll')}</p>
        )}
        <Checkbox
          mt={12}
          size="xs"
          label={t('making.variation.noiseReduction')}
          checked={form.noiseReduction}
          onChange={(event) => change({ noiseReduction: event.currentTarget.checked })}
        />
      </section>
    </>
  );
}
