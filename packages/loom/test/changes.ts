import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Family, families as familyNames } from '@naksha/contract';
import { z } from 'zod';
import { renderVersion } from '../src/render/weave.ts';
import { families } from '../src/vocabulary/families/families.ts';
import { type drawPatch, type Habit, habitOf, planHashes, swatches } from './samples.ts';

/** A difference in OKLab that is seen where two patches lie side by side: ΔE 1, in ten-thousandths. */
const visible = 100;

const planTable = z.record(
  z.string(),
  z.strictObject({
    version: z.int(),
    heroCm: z.number(),
    density: z.number(),
    plans: z.record(z.string(), z.string()),
  }),
);
const swatchTable = z.strictObject({
  version: z.int(),
  code: z.string(),
  swatches: z.record(z.string(), z.strictObject({ plan: z.string(), cells: z.string(), spreads: z.string() })),
});
export type PlanTable = z.infer<typeof planTable>;
export type SwatchTable = z.infer<typeof swatchTable>;

export const planPath = new URL('../src/versions/plans.json', import.meta.url);
export const swatchPath = new URL('../src/versions/swatches.json', import.meta.url);

export const readPlans = (): PlanTable => planTable.parse(JSON.parse(readFileSync(planPath, 'utf8')));
export const readSwatches = (): SwatchTable => swatchTable.parse(JSON.parse(readFileSync(swatchPath, 'utf8')));

/** What the planners make today of the samples in a table. */
export function plansNow(table: PlanTable): PlanTable {
  return Object.fromEntries(
    familyNames.map((family) => {
      const habit = habitIn(table, family);
      return [family, { version: families[family].version, ...habit, plans: planHashes(family, habit) }];
    }),
  );
}

/** What the renderer makes today of the samples in a table. */
export function swatchesNow(table: PlanTable, draw?: typeof drawPatch): SwatchTable {
  const drawn = Object.entries(swatches((family) => habitIn(table, family), draw));
  return {
    version: renderVersion,
    code: codeThatDraws(),
    swatches: Object.fromEntries(
      drawn.map(([name, { plan, cells, spreads }]) => [name, { plan, cells: pack(cells), spreads: pack(spreads) }]),
    ),
  };
}

/** A hash of all that makes a picture of a plan: our own sources and the version of the rasteriser. */
function codeThatDraws(): string {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const drawn = ['render/**/*.ts', 'numbers/colour/*.ts', 'numbers/{rng,sway}.ts', 'drawing/weaving/yarn-run.ts'];
  const files = globSync(drawn, { cwd: source, exclude: ['**/*.test.ts'] }).sort();
  const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string };
  const hash = createHash('sha256').update(version);
  for (const file of files) hash.update(readFileSync(`${source}/${file}`));
  return hash.digest('hex').slice(0, 12);
}

function habitIn(table: PlanTable, family: Family): Habit {
  const { heroCm, density } = table[family] ?? habitOf(family);
  return { heroCm, density };
}

/** What a table of plans does not allow, and what is to be done about it, a sentence each. */
export function planFaults(kept: PlanTable, now: PlanTable): string[] {
  const gone = Object.keys(kept).filter((family) => now[family] === undefined);
  const lost = gone.map(
    (family) =>
      `${family} is gone and is still version ${kept[family]?.version} of designs made before, of which none could be drawn: keep its definition.`,
  );
  const others = Object.entries(now).flatMap(([family, { version, plans }]) => {
    const known = kept[family];
    if (known === undefined) return [`${family} has no hashes yet: run \`npm run versions\`.`];
    // What is gone is drawn no longer: a change as any other.
    const changed = Object.keys(known.plans).filter((name) => known.plans[name] !== plans[name]);
    const first = changed.slice(0, 3).join(', ');
    if (changed.length > 0 && version <= known.version)
      return [
        `${family} plans ${changed.length} samples otherwise (${first}) and is still version ${version}: designs made before would ` +
          `be drawn differently. Plan as before, or, if this is meant, set \`version: ${known.version + 1}\` in its definition and run \`npm run versions\`.`,
      ];
    const isSame = changed.length === 0 && Object.keys(plans).length === Object.keys(known.plans).length;
    if (isSame && version === known.version) return [];
    return [`${family} has samples or a version that are not written down: run \`npm run versions\`.`];
  });
  return [...lost, ...others];
}

/** What a table of swatches does not allow, and what is to be done about it, a sentence each. */
export function renderFaults(kept: SwatchTable, now: SwatchTable): string[] {
  const all = Object.entries(now.swatches);
  const changed: string[] = [];
  // Another plan is another picture: of such a swatch nothing can be seen, only whether the same code has drawn both.
  const replanned: string[] = [];
  for (const [name, known] of Object.entries(kept.swatches)) {
    const drawn = now.swatches[name];
    if (drawn === undefined) changed.push(`${name}, which is gone`);
    else if (known.plan !== drawn.plan) replanned.push(name);
    else {
      const by = Math.max(farthest(known.cells, drawn.cells, 3), farthest(known.spreads, drawn.spreads, 1));
      if (by > visible) changed.push(`${name} by ΔE ${(by / 100).toFixed(1)}`);
    }
  }
  const isRaised = now.version > kept.version;
  const raise = `set \`renderVersion = ${kept.version + 1}\` in render/weave.ts and run \`npm run versions\`.`;
  if (changed.length > 0 && !isRaised)
    return [
      `the render draws ${changed.length} swatches visibly otherwise (${changed.slice(0, 3).join(', ')}) and is still version ` +
        `${now.version}: designs made before would look different. Draw as before, or, if this is meant, ${raise}`,
    ];
  if (replanned.length > 0 && now.code !== kept.code && !isRaised)
    return [
      `the plans of ${replanned.length} swatches (${replanned.slice(0, 3).join(', ')}) and the code that draws them have both changed since they ` +
        `were written down, and the render is still version ${now.version}: whether it draws otherwise cannot be seen. Run \`npm run versions\` with ` +
        `the planners as they were, then with their change; or, if designs made before are to look different, ${raise}`,
    ];
  const isWritten = replanned.length === 0 && all.length === Object.keys(kept.swatches).length;
  if (changed.length === 0 && isWritten && now.version === kept.version) return [];
  const which = replanned.length > 0 ? ` (${replanned.slice(0, 3).join(', ')} of another plan)` : '';
  return [`the render has swatches or a version that are not written down${which}: run \`npm run versions\`.`];
}

/** The largest difference of two cells, each of so many numbers. */
function farthest(known: string, drawn: string, axes: 1 | 3): number {
  const [one, other] = [unpack(known), unpack(drawn)];
  let most = one.length === other.length ? 0 : Number.POSITIVE_INFINITY;
  for (let at = 0; at < one.length; at += axes) {
    const by = Array.from({ length: axes }, (_, axis) => (one[at + axis] ?? 0) - (other[at + axis] ?? 0));
    most = Math.max(most, Math.hypot(...by));
  }
  return most;
}

function pack(numbers: readonly number[]): string {
  return Buffer.from(Int16Array.from(numbers).buffer).toString('base64');
}

function unpack(text: string): number[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: bytes.length / 2 }, (_, n) => bytes.readInt16LE(2 * n));
}
