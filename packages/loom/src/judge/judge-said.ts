import type { Scene } from '../drawing/scene.ts';
import type { Intent, Token } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { sizesFor } from '../recipe/sizes-of-use.ts';
import { hasSizeOfUse, heroOnCloth } from './judge-scale.ts';
import { judgeSubject } from './judge-subject.ts';
import type { Survey } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

type Found = Omit<Verdict, 'token'>;

/** How far outside the sizes that are usual on goods a motif is still of their size. */
const near = [0.75, 1.33] as const;

/** These choose no sizes. */
const unchosen: readonly string[] = ['use', 'fabrics'];

/** "For cushions" → seen where the tile is made as these goods are, or its main motif has their size; else noted. Of two uses the first is followed. */
export function judgeUsage({ value, start }: Token, intent: Intent, recipe: Recipe, scene: Scene): Found {
  const { tokens } = intent;
  if (value === 'use') return noted('');
  const chosen = tokens.filter(({ kind, value: use }) => kind === 'usage' && !unchosen.includes(use));
  // What has a border is no shirt.
  const first = (recipe.border === undefined ? undefined : chosen.find((use) => use.value !== 'shirts')) ?? chosen[0];
  if (first !== undefined && first.start !== start && first.value !== value && value !== 'fabrics')
    return { measured: first.value, failing: 'overruled' };
  if (recipe.border !== undefined) return { measured: 'made as goods' };
  const cm = heroOnCloth(recipe, scene);
  const measured = `${cm.toFixed(1)} cm`;
  // "Fabric" is every cloth, and what a figure or yarns measure has no size by its use.
  if (value === 'fabrics' || !hasSizeOfUse(recipe, scene, intent))
    return isSized(recipe, intent, cm) ? { measured } : noted(measured);
  return isSized(recipe, intent, cm) ? { measured } : { measured, failing: 'otherScale' };
}

/** As large as the goods have it, or as the words would have it on them. */
function isSized(recipe: Recipe, intent: Intent, cm: number): boolean {
  const { heroFactor: _, ...plain } = intent;
  return [intent, plain].some((wish) => {
    const [least, most] = sizesFor(recipe, wish);
    return cm >= least * near[0] && cm <= most * near[1];
  });
}

/** Whom a cloth is for leans it, and nothing that is drawn shows it; a second word for it is not followed. */
export function judgeWearer({ kind, value }: Token, { gender, age }: Intent): Found {
  const held = kind === 'gender' ? gender : age;
  return held === value ? noted(value) : { measured: held ?? '', failing: 'overruled' };
}

/** Yarns by their own names; velvet and chiffon are laid as silk is, and are not seen to be what they are. */
const yarns =
  /silk|resham|रेशम|सिल्क|રેશમ|સિલ્ક|satin|cotton|suti|mul|सूती|कॉटन|मलमल|સુતરાઉ|કોટન|મલમલ|linen|flax|लिनन|લિનન|khadi|khaddar|hand|खादी|हथकरघा|ખાદી|હાથ|smooth/iu;
/** Yarns are seen from this strength on. */
const leastYarn = 0.3;

/** "Silk" → whether its yarn lies over the picture, strong enough to be seen. */
export function judgeYarn({ value, word }: Token, { finish }: Recipe): Found {
  if (finish.cloth !== value) return { measured: finish.cloth, failing: 'otherCloth' };
  return yarns.test(word) && (value === 'none' || finish.weave >= leastYarn) ? { measured: value } : noted(value);
}

/** Share of the cloth from which outlines are seen. */
const leastLines = 0.004;
/** Strength of a line that is bold, and the degrees of detail that are fine and plain. */
const bold = 1.15;
const degrees = { fine: 4, plain: 2 } as const;
/** Whatever is said of their lines and bands is in their order. */
const lineWord = /rekha|रेखा|રેખા/iu;
const ofLines: readonly Recipe['family'][] = ['stripes', 'checks', 'leheriya', 'mashru', 'ikat'];

/** "Outlined", "fine", "bold" → whether the drawing has it, by its lines and its detail; what has no measure is noted. */
export function judgeDetail({ value, word }: Token, recipe: Recipe, scene: Scene, { byRole }: Survey): Found {
  const { detail, line, family } = recipe;
  switch (value) {
    case 'outlined': {
      // The lines of a stripe are its own.
      if (lineWord.test(word) && ofLines.includes(family)) return { measured: family };
      const share = byRole.get('line') ?? 0;
      return share >= leastLines ? { measured: share.toFixed(3) } : { measured: share.toFixed(3), failing: 'notDrawn' };
    }
    case 'dotted':
      return judgeSubject('dot', recipe, scene).failing === undefined ? { measured: 'dots' } : noted('no dots');
    case 'mangoes':
      return scene.census.some(({ motif }) => motif.startsWith('mango'))
        ? { measured: 'mangoes' }
        : noted('no mangoes');
    case 'fine':
      return detail >= degrees.fine ? { measured: String(detail) } : noted(String(detail));
    case 'plain':
      return detail <= degrees.plain ? { measured: String(detail) } : noted(String(detail));
    case 'bold':
      return line >= bold ? { measured: String(line) } : noted(String(line));
    default:
      return ofLines.includes(family) ? { measured: family } : noted(family);
  }
}

function noted(measured: string): Found {
  return { measured, failing: 'noted' };
}
