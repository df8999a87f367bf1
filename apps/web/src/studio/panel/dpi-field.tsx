import { errorSentence, limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { NumberField } from './number-field.tsx';

/** Dots per inch; more or fewer than there can be is said at the field, else what else is wrong with them. */
export function DpiField({
  value,
  onChange,
  error = null,
  isLive = false,
}: {
  value: number;
  onChange: (dpi: number) => void;
  error?: string | null;
  /** What is typed counts at once, and not first when the field is left. */
  isLive?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const fault = () => {
    if (value > limits.maxDpi) return errorSentence('dpi_too_high', {}, i18n.language);
    return value < 1 ? t('studio.export.badDpi') : error;
  };
  return (
    <NumberField
      label={t('studio.export.dpi')}
      value={value}
      decimalScale={0}
      min={1}
      step={10}
      clampBehavior="none"
      isLive={isLive}
      error={fault()}
      onCommit={(next) => onChange(Math.round(next))}
    />
  );
}
