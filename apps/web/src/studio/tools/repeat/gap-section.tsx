import { SegmentedControl } from '@mantine/core';
import { hexagonalLayouts, type RepeatParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ColourWell } from '../../panel/colour-well.tsx';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import classes from './repeat.module.css';

const firstColour = '#f4efe4';
const gaps = [
  ['gapHorizontal', 'gapAcross', 0],
  ['gapVertical', 'gapDown', 0],
] as const;
const offsets = [
  ['offsetHorizontal', 'offsetAcross', -100_000],
  ['offsetVertical', 'offsetDown', -100_000],
] as const;

/** Room between the copies with its colour, and where the whole begins. */
export function GapSection({
  params,
  onChange,
}: {
  params: RepeatParams;
  onChange: (params: Partial<RepeatParams>) => void;
}) {
  const { t } = useTranslation();
  const hasGap = params.gapHorizontal > 0 || params.gapVertical > 0;
  const { gapColour, layout } = params;
  const isAround = hexagonalLayouts.some((name) => name === layout);
  const fields = isAround ? offsets : [...gaps, ...offsets];
  return (
    <div className={classes.fields}>
      {isAround && (
        <>
          <NumberField
            label={t('measures.repeat.gapAround')}
            value={params.gapHorizontal}
            min={0}
            max={100_000}
            decimalScale={2}
            onCommit={(value) => onChange({ gapHorizontal: value, gapVertical: value })}
          />
          <p className={panel.hint}>{t('measures.repeat.gapAroundHint')}</p>
        </>
      )}
      <div className={classes.pair}>
        {fields.map(([name, word, least]) => (
          <NumberField
            key={name}
            label={t(`measures.repeat.${word}`)}
            value={params[name]}
            min={least}
            max={100_000}
            decimalScale={2}
            onCommit={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      {hasGap && (
        <>
          <p className={panel.label} id="gap-colour">
            {t('measures.repeat.colour')}
          </p>
          <SegmentedControl
            withItemsBorders={false}
            fullWidth
            aria-labelledby="gap-colour"
            value={gapColour === undefined ? 'clear' : 'filled'}
            onChange={(value) => onChange({ gapColour: value === 'clear' ? undefined : firstColour })}
            data={(['clear', 'filled'] as const).map((value) => ({ value, label: t(`measures.repeat.${value}`) }))}
          />
          {gapColour !== undefined && (
            <ColourWell
              className={classes.colour}
              aria-labelledby="gap-colour"
              value={gapColour}
              onChange={(hex) => onChange({ gapColour: hex })}
            >
              <span className="code">{gapColour}</span>
            </ColourWell>
          )}
        </>
      )}
    </div>
  );
}
