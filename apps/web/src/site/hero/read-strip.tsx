import type { Intent, Recipe } from '@naksha/loom';
import { useTranslation } from 'react-i18next';
import classes from './hero.module.css';
import { layoutWord } from './layout-word.ts';

/** What the engine read: pattern, ground, layout, inks; and, kindly, what it did not. */
export function ReadStrip({ recipe, intent }: { recipe: Recipe | null; intent: Intent }) {
  const { t } = useTranslation();
  const inks = recipe ? [...new Set(Object.values(recipe.palette.roles))] : [];
  const layout = recipe ? layoutWord(recipe.layout) : undefined;
  return (
    <>
      <dl className={classes.strip} aria-live="polite">
        <div>
          <dt>{t('site.hero.pattern')}</dt>
          <dd>{recipe && t(`cloths.family.${recipe.family}`)}</dd>
        </div>
        <div>
          <dt>{t('site.hero.ground')}</dt>
          <dd>
            {recipe && <i style={{ background: recipe.palette.roles.ground }} />}
            <span className="num">{recipe?.palette.roles.ground}</span>
          </dd>
        </div>
        <div>
          <dt>{t('site.hero.layout')}</dt>
          <dd>{layout && t(`cloths.layout.${layout}`)}</dd>
        </div>
        <div>
          <dt>{t('site.hero.inks', { count: inks.length })}</dt>
          <dd className={classes.inks}>
            {inks.map((ink) => (
              <i key={ink} style={{ background: ink }} />
            ))}
          </dd>
        </div>
      </dl>
      {intent.unmatched.length > 0 && (
        <p className={classes.unread}>
          {t('site.hero.unread', { words: intent.unmatched.map(({ word }) => word).join(', ') })}
        </p>
      )}
    </>
  );
}
