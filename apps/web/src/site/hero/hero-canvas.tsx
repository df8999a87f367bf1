import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { Cloth } from '../../loom/use-drawn.ts';
import classes from './hero.module.css';
import { paintHero } from './paint-hero.ts';
import { type Plan, planOf, samples } from './plan-cells.ts';

const arrivalMs = 600;
const cells = 64;

/** The cloth behind the words: arrives as point-paper squares in its own inks that resolve to cloth from left to right. */
export function HeroCanvas({ cloth, isRepeated, label }: { cloth: Cloth | null; isRepeated: boolean; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const arrived = useRef<string | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !cloth) return;
    const plan = readPlan(cloth);
    const key = `${cloth.recipe.seed}:${JSON.stringify(cloth.recipe.palette.roles)}:${cloth.recipe.layout}:${cloth.recipe.family}`;
    const isNew = arrived.current !== key;
    arrived.current = key;
    const start = performance.now();
    let frame = 0;
    const draw = () => {
      const arrival = isStill || !isNew ? 1 : Math.min(1, (performance.now() - start) / arrivalMs);
      paintHero(element, cloth.bitmap, plan, { arrival, isRepeated });
      if (arrival < 1) frame = requestAnimationFrame(draw);
    };
    draw();
    const observer = new ResizeObserver(() => paintHero(element, cloth.bitmap, plan, { arrival: 1, isRepeated }));
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [cloth, isRepeated, isStill]);

  return <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} aria-busy={!cloth?.isSharp} />;
}

function readPlan({ bitmap, recipe }: Cloth): Plan {
  const side = cells * samples;
  const small = new OffscreenCanvas(side, side);
  const brush = small.getContext('2d');
  if (!brush) return { cells, inks: [] };
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, side, side);
  const { ground, ...others } = recipe.palette.roles;
  return planOf(brush.getImageData(0, 0, side, side).data, cells, [ground, ...Object.values(others)]);
}
