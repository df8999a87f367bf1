import { Radio } from '@mantine/core';
import type { PaymentMethod } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';

export type Offered = Exclude<PaymentMethod, 'none'>;

/** How it is paid, each way with what comes of it. */
export function MethodChoice({
  methods,
  value,
  onChange,
}: {
  methods: readonly Offered[];
  value: Offered | undefined;
  onChange: (method: Offered) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.methods} role="radiogroup" aria-label={t('buying.sheet.method')}>
      {methods.map((method) => (
        <Radio
          key={method}
          name="method"
          value={method}
          checked={method === value}
          onChange={() => onChange(method)}
          label={t(`money.methods.${method}`)}
          description={t(`buying.methods.${method}`)}
        />
      ))}
    </div>
  );
}
