import { SegmentedControl } from '@mantine/core';
import type { RepeatParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../panel/number-field.tsx';
import classes from './repeat.module.css';

type Step = RepeatParams['step'];

/** By what part of a tile each column or row is shifted against the one before. */
export function StepSection({ step, onChange }: { step: Step; onChange: (step: Step) => void }) {
  const { t } = useTranslation();
  const take = (part: 'n' | 'm', least: number, most: number) => (value: number) =>
    onChange({ ...step, [part]: Math.min(most, Math.max(least, Math.round(value))) });
  return (
    <div className={classes.fields}>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        aria-label={t('measures.repeat.shift')}
        value={step.axis}
        onChange={(value) => onChange({ ...step, axis: value === 'across' ? 'across' : 'down' })}
        data={(['down', 'across'] as const).map((value) => ({ value, label: t(`measures.repeat.${value}`) }))}
      />
      <div className={classes.pair}>
        <NumberField label={t('measures.repeat.shift')} value={step.n} decimalScale={0} onCommit={take('n', -63, 63)} />
        <NumberField label={t('measures.repeat.of')} value={step.m} decimalScale={0} onCommit={take('m', 1, 64)} />
      </div>
    </div>
  );
}
