import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { FileRow, Job, Look } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTooLong } from '../../../ui/use-too-long.ts';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import classes from './replicate.module.css';
import type { LookFound } from './use-look.ts';

/** Words that steer what is woven, and how many cloths. */
export interface ReplicateValue {
  readonly prompt: string;
  readonly count: number;
}

export interface ReplicateFound extends LookFound {
  /** What the job that made the design reported. */
  readonly report: Job['report'];
}

/** What was understood of the picture, words to steer by, and how many cloths are to be woven. */
export function ReplicateForm({
  value,
  onChange,
  design,
  found: { look, error, report },
}: FormProps<ReplicateValue, FileRow, ReplicateFound>) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const tooLong = useTooLong(value.prompt);
  const near = nearnessIn(report, design);
  return (
    <>
      <section className={panel.section} aria-label={t('making.replicate.understood')}>
        <div className={panel.sectionHead}>
          <h3>{t('making.replicate.understood')}</h3>
        </div>
        {error && (
          <p role="alert" className={panel.error}>
            {sentence(error)}
          </p>
        )}
        {!error && (look ? <LookChips look={look} /> : <p role="status">{t('making.replicate.measuring')}</p>)}
        {look && look.palette.length < 2 && <p className={panel.hint}>{t('making.replicate.plain')}</p>}
        <p className={panel.hint}>{t('making.replicate.free')}</p>
      </section>
      {near !== undefined && (
        <section className={panel.section} aria-label={t('making.replicate.near')}>
          <p className={panel.label}>{t('making.replicate.near')}</p>
          <p className="num">{t('making.replicate.nearOf', { near })}</p>
          <p className={panel.hint}>{t('making.replicate.nearHint')}</p>
        </section>
      )}
      <section className={panel.section}>
        <textarea
          className={panel.words}
          rows={2}
          aria-invalid={tooLong !== null}
          aria-describedby={tooLong === null ? undefined : 'replicate-error'}
          aria-label={t('making.replicate.prompt')}
          placeholder={t('making.replicate.placeholder')}
          value={value.prompt}
          onChange={({ currentTarget }) => onChange({ ...value, prompt: currentTarget.value })}
        />
        {tooLong !== null && (
          <p role="alert" className={panel.error} id="replicate-error">
            {tooLong}
          </p>
        )}
        <p className={panel.hint}>{t('making.replicate.promptHint')}</p>
      </section>
      <section className={panel.section}>
        <div className={panel.sectionHead}>
          <h3 id="replicate-count">{t('making.replicate.count')}</h3>
          <SegmentedControl
            aria-labelledby="replicate-count"
            className={classes.counts}
            withItemsBorders={false}
            data={['1', '2', '3', '4']}
            value={String(value.count)}
            onChange={(count) => onChange({ ...value, count: Number(count) })}
          />
        </div>
      </section>
    </>
  );
}

/** Each thing that was measured, in a word or figure. */
function LookChips({ look }: { look: Look }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { palette, kind, density, sizeCm, symmetry, repeat, direction, fineness, angular } = look;
  const chips = [
    t(`making.replicate.kind.${kind}`),
    t('making.replicate.density', { share: format.number(Math.round(density * 100)) }),
    t('making.replicate.size', { cm: format.number(sizeCm) }),
    t(`making.replicate.symmetry.${symmetry}`),
    repeat.kind === 'none'
      ? t('making.replicate.noRepeat')
      : t('making.replicate.repeat', {
          kind: t(`making.replicate.repeats.${repeat.kind}`),
          across: format.number(repeat.across),
          down: format.number(repeat.down),
        }),
    ...(direction === 'none' ? [] : [t(`making.replicate.direction.${direction}`)]),
    t(`making.replicate.texture.${fineness > 0.55 ? 'fine' : fineness > 0.25 ? 'drawn' : 'broad'}`),
    t(`making.replicate.lines.${angular > 0.35 ? 'straight' : 'curved'}`),
  ];
  return (
    <>
      <ul className={classes.dyes} aria-label={t('making.replicate.dyes')}>
        {palette.map(({ hex, share }) => (
          <li key={hex} style={{ background: hex, flexGrow: Math.max(share, 0.04) }} title={hex}>
            <VisuallyHidden>{hex}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <ul className={classes.chips}>
        {chips.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
    </>
  );
}

/** How near the design came, where it is a result. */
function nearnessIn(report: ReplicateFound['report'], { operation, designDefinition }: FileRow): number | undefined {
  if (operation !== 'replicate' || !Array.isArray(report?.made)) return undefined;
  // Results of one job differ in cloth or layout.
  const place = report.made.findIndex(
    (made: unknown) =>
      typeof made === 'object' &&
      made !== null &&
      'family' in made &&
      'layout' in made &&
      made.family === designDefinition?.family &&
      made.layout === designDefinition?.layout,
  );
  return nearnessAt(report, place);
}

/** How near the result at a place came, as its job reported. */
export function nearnessAt(report: ReplicateFound['report'], place: number): number | undefined {
  const made: unknown = Array.isArray(report?.made) ? report.made[place] : undefined;
  return typeof made === 'object' && made !== null && 'near' in made && typeof made.near === 'number'
    ? made.near
    : undefined;
}
