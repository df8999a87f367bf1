import { familyName, type Intent, layoutName, type Recipe } from '@naksha/loom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './hero.module.css';

/** What the engine read: pattern, ground, layout, inks; and, kindly, what it did not. */
export function ReadStrip({ recipe, intent }: { recipe: Recipe | null; intent: Intent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inks = recipe ? [...new Set(Object.values(recipe.palette.roles))] : [];
  return (
    <>
      <dl className={classes.strip} aria-live="polite">
        <div>
          <dt>{t('site.hero.pattern')}</dt>
          <dd>{recipe && familyName(recipe.family, language)}</dd>
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
          <dd>{recipe && layoutName(recipe.family, recipe.layout, language)}</dd>
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
