import type { Recipe } from '@naksha/loom';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecipeCloth } from '../../../loom/use-recipe-cloth.ts';
import classes from './variation.module.css';

const sides = [256] as const;

/** A small picture of a variation, drawn in the browser. */
export function VariationPreview({ place, recipe, number }: { place: string; recipe: Recipe; number: number }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLCanvasElement>(null);
  const bitmap = useRecipeCloth(place, recipe, sides);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !bitmap) return;
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={ref}
      className={classes.preview}
      role="img"
      aria-label={t('making.variation.previewOf', { number })}
      data-ready={bitmap !== null}
    />
  );
}
