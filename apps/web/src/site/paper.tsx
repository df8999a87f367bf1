import type { Family } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloth } from '../loom/use-cloth.ts';
import { HeroCanvas } from './hero/hero-canvas.tsx';
import classes from './paper.module.css';

/** As on the landing page: 1024 px at 81 dpi, a tile of 32 cm, sixty-four squares of the paper. */
const tile = { width: 1024, height: 1024, dpi: 81 } as const;
const sides = [256, 512 * Math.min(2, Math.ceil(window.devicePixelRatio))];

/** A sheet to write on, on squared paper that turns into cloth; the cloth is drawn in the browser from these words. */
export function Paper({ words, seed, children }: { words: `${Family} ${string}`; seed: string; children: ReactNode }) {
  const { t } = useTranslation();
  const drawn = useCloth('paper', { prompt: words, language: 'en', ...tile }, seed, sides);
  return (
    <div className={classes.page}>
      <div className={classes.cloth}>
        <HeroCanvas drawn={drawn} isRepeated label={t('site.hero.cloth')} />
      </div>
      <section className={classes.sheet}>{children}</section>
    </div>
  );
}
