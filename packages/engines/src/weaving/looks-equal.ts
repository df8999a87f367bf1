import { type Recipe, roles, type Scene } from '@naksha/loom';
import { sceneOf } from './scenes.ts';

/** A recipe and the scene that it plans. */
export interface PlannedRecipe {
  readonly recipe: Recipe;
  readonly scene: SharedArrayBuffer;
}

/**
 * Whether no one can distinguish two designs: all that shows beside the plan is equal, too. Of the seed nothing else shows but grain, of a
 * palette nothing but the colours that the plan uses.
 */
export function looksEqual(one: PlannedRecipe, other: PlannedRecipe): boolean {
  if (!Buffer.from(one.scene).equals(Buffer.from(other.scene))) return false;
  const used = inksOf(sceneOf(one.scene));
  return shown(one.recipe, used) === shown(other.recipe, used);
}

function shown({ family, layout, repeat, heroCm, palette, finish }: Recipe, used: string): string {
  const roles = Object.entries(palette.roles).filter(([role]) => new RegExp(`\\b${role}\\b`).test(used));
  return JSON.stringify({ family, layout, repeat, heroCm, roles, finish });
}

/** The inks that a plan draws with, those that its surface mixes included. */
function inksOf({ layers, symbols, surface }: Scene): string {
  // What shaders take from the palette is not written in the plan: they may use any.
  if (surface.some(({ shader }) => !plain.includes(shader))) return roles.join(' ');
  const placed = new Set(layers.flatMap(({ items }) => items.map(({ symbol }) => symbol)));
  const shapes = symbols.filter((_, index) => placed.has(index)).flatMap((symbol) => symbol.shapes);
  const inks = [...layers.map(({ wash }) => wash), ...shapes.flatMap(({ fill, stroke }) => [fill, stroke])];
  return [...new Set(inks)].join(' ');
}

/** Steps that take no colour from the palette. */
const plain: readonly string[] = ['hand', 'mottle', 'cloth', 'bleed'];
