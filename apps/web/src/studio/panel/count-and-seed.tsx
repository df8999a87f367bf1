import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ask } from '../store/asks.ts';
import { newSeed } from '../store/asks.ts';
import classes from './count-and-seed.module.css';
import panel from './panel.module.css';

const counts = ['1', '2', '3', '4'];
const notInSeeds = /[^0-9a-z-]/g;
const longestSeed = 32;

/** How many designs, and the seed that makes the same cloth again. */
export const CountAndSeed = memo(function CountAndSeed({
  count,
  seed,
  onChange,
}: {
  count: number;
  seed: string;
  onChange: (options: Partial<Pick<Ask, 'count' | 'seed'>>) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={`${panel.section} ${classes.row}`}>
      <h3 className={panel.label} id={id}>
        {t('studio.generate.designs')}
      </h3>
      <SegmentedControl
        aria-labelledby={id}
        className={classes.counts}
        withItemsBorders={false}
        data={counts}
        value={String(count)}
        onChange={(value) => onChange({ count: Number(value) })}
      />
      <label className={classes.seed}>
        <span>{t('studio.generate.seed')}</span>
        <input
          className="num"
          value={seed}
          size={Math.max(4, Math.min(10, seed.length))}
          spellCheck={false}
          onChange={(event) =>
            onChange({ seed: event.currentTarget.value.toLowerCase().replace(notInSeeds, '').slice(0, longestSeed) })
          }
          onBlur={() => {
            if (seed === '') onChange({ seed: newSeed() });
          }}
        />
      </label>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        className={classes.another}
        aria-label={t('studio.generate.newSeed')}
        title={t('studio.generate.newSeed')}
        onClick={() => onChange({ seed: newSeed() })}
      >
        <IconRefresh size={14} stroke={1.6} aria-hidden />
      </ActionIcon>
    </section>
  );
});
