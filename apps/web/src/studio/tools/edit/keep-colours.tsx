import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import classes from './edit.module.css';

/** The design's colours; a kept one stays whatever the words say. */
export function KeepColours({
  colours,
  kept,
  onChange,
}: {
  colours: readonly string[];
  kept: readonly string[];
  onChange: (kept: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const toggle = (colour: string) =>
    onChange(kept.includes(colour) ? kept.filter((other) => other !== colour) : [...kept, colour]);
  return (
    <section className={panel.section} aria-label={t('making.edit.keep')}>
      <p className={panel.label}>{t('making.edit.keep')}</p>
      <div className={classes.colours}>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={kept.includes(colour)}
            aria-label={t('making.edit.keepColour', { colour })}
            title={colour}
            className={classes.colour}
            style={{ background: colour }}
            onClick={() => toggle(colour)}
          >
            {kept.includes(colour) && (
              <span>
                <IconLock size={12} stroke={1.8} aria-hidden />
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
