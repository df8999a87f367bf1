import { standInOf } from '../../recipe/border-of.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import type { Ink, Scene, SceneSymbol, Shape } from '../scene.ts';

/** The field without the role that is the border's alone. */
export function without(scene: Scene, role: Role): Scene {
  const to = standInOf(role);
  if (to === role) return scene;
  const change = (ink: Ink) => renamed(ink, (each) => (each === role ? to : each));
  return {
    ...scene,
    symbols: scene.symbols.map((symbol) => withInks(symbol, change)),
    layers: scene.layers.map((layer) => (layer.wash === undefined ? layer : { ...layer, wash: change(layer.wash) })),
  };
}

/** What a drawing is on another ground: as it was dyed, white, in the field's dye where white would be lost; knots are all of one dye, and are read. */
export type GroundWay = 'dyed' | 'white' | 'pale' | 'tied' | 'tied-pale';

/** A drawing made for the ground, on another: the two change places; of white figures what would be lost is white. What is worn was dyed already. */
export function onGround(symbol: SceneSymbol, dye: Role, way: GroundWay = 'dyed', worn?: Role): SceneSymbol {
  if (dye === 'ground') return symbol;
  if (way === 'tied' || way === 'tied-pale') {
    const knot = worn ?? (way === 'tied' ? 'light' : 'ground');
    // Of knots as small as a border's nothing is seen of the eye.
    return withInks(symbol, (ink) =>
      ink === 'ground' ? dye : /^ground>(?!dark)/.test(ink) ? `${dye}>${knot}:0.42` : knot,
    );
  }
  return withInks(symbol, (ink) =>
    renamed(ink, (each) => {
      if (each === 'ground') return dye;
      if (worn === 'ground') return each === 'line' || each === 'dark' ? dye : 'ground';
      // On a band the lines within what is worn are the band's: cut out of it, as a block or a weave has them.
      if (worn !== undefined) return each === 'line' || each === 'dark' ? dye : each;
      if (each === dye) return way === 'white' ? 'light' : 'ground';
      return each === 'light' && way === 'pale' ? 'ground' : each;
    }),
  );
}

/** What does not change stays the same object: it is known to have been measured. */
function withInks(symbol: SceneSymbol, change: (ink: Ink) => Ink): SceneSymbol {
  let isSame = true;
  const shapes = symbol.shapes.map((shape): Shape => {
    const fill = shape.fill === undefined ? undefined : change(shape.fill);
    const stroke = shape.stroke === undefined ? undefined : change(shape.stroke);
    if (fill === shape.fill && stroke === shape.stroke) return shape;
    isSame = false;
    return { ...shape, ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
  });
  return isSame ? symbol : { ...symbol, shapes };
}

function renamed(ink: Ink, change: (role: Role) => Role): Ink {
  const [from = '', to, share] = ink.split(/[>:]/);
  const one = roles.find((role) => role === from);
  const other = roles.find((role) => role === to);
  if (one === undefined) return ink;
  return other === undefined ? change(one) : `${change(one)}>${change(other)}:${Number(share)}`;
}

/** The roles that a scene is dyed in, those of its yarns too. */
export function rolesIn({ symbols, layers, surface }: Scene): Set<Role> {
  const inks = new Set<string>(layers.flatMap(({ wash }) => (wash === undefined ? [] : wash.split(/[>:]/))));
  for (const { shapes } of symbols)
    for (const { fill, stroke } of shapes)
      for (const ink of [fill, stroke]) for (const name of ink?.split(/[>:]/) ?? []) inks.add(name);
  // Yarns are dyed by a step that names none: all of them may be in it.
  const isWoven = surface.some(({ shader }) => shader === 'interlace');
  return new Set(roles.filter((role) => inks.has(role) || (isWoven && !role.startsWith('leaf'))));
}
