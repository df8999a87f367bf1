import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { rulerUnits } from '../geometry/units-per-cm.ts';
import { useStudio } from '../store/studio-store.ts';
import { chooseRulerUnit } from '../store/view-actions.ts';

/** What the rulers count in. */
export function RulerUnits() {
  const { t } = useTranslation();
  const unit = useStudio(({ view }) => view.rulerUnit);
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      withItemsBorders={false}
      aria-label={t('measures.ruler.units')}
      value={unit}
      onChange={(value) => chooseRulerUnit(rulerUnits.find((each) => each === value) ?? 'cm')}
      data={rulerUnits.map((value) => ({ value, label: t(`measures.ruler.${value}`) }))}
    />
  );
}
