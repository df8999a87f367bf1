import { expect, it, vi } from 'vitest';
import { planFaults, plansNow, readPlans, readSwatches, renderFaults, swatchesNow } from '../../test/changes.ts';
import { drawPatch, habitOf, planHashes } from '../../test/samples.ts';
import { planScene } from '../change/plan-scene.ts';
import type { Raster } from '../render/raster.ts';
import { renderVersion } from '../render/weave.ts';

// Every cloth is planned in every layout, and other work may share the machine.
vi.setConfig({ testTimeout: 720_000, hookTimeout: 720_000 });

const plans = readPlans();
const pictures = readSwatches();

it('plans every family, layout and part of whole goods as its version always did', () => {
  expect(planFaults(plans, plansNow(plans))).toEqual([]);
});

let patches: Raster[] | undefined;

/** The swatches, every byte changed by so much. Their patches are the same ones every time and drawn once. */
function changed(by: (at: number, data: Raster['data']) => number) {
  const isFirst = patches === undefined;
  patches ??= [];
  const drawn = patches;
  let at = 0;
  return swatchesNow(plans, (scene, width) => {
    if (isFirst) drawn.push(drawPatch(scene, width));
    const patch = drawn[at++];
    if (patch === undefined) throw new Error('Expected a patch for every swatch');
    return { ...patch, data: patch.data.map((value, byte) => value + by(byte, patch.data)) };
  });
}

it('draws every family, step and repeat as the version of the render always did', () => {
  expect(
    renderFaults(
      pictures,
      changed(() => 0),
    ),
  ).toEqual([]);
});

it('notices a planner that moves one item by a hundredth, and says what to do', () => {
  const habit = habitOf('ikat');
  const kept = { ikat: { version: 1, ...habit, plans: planHashes('ikat', habit) } };
  const moved = planHashes('ikat', habit, (recipe) => {
    const scene = planScene(recipe);
    const layers = scene.layers.map((layer) => ({
      ...layer,
      items: layer.items.map((item, n) => (n === 0 ? { ...item, x: item.x + 0.01 } : item)),
    }));
    return { ...scene, layers };
  });
  const now = { ikat: { ...kept.ikat, plans: moved } };
  expect(planFaults(kept, kept)).toEqual([]);
  expect(planFaults(kept, now)).toEqual([
    expect.stringMatching(
      /^ikat plans .* is still version 1: .* set `version: 2` in its definition and run `npm run versions`\.$/,
    ),
  ]);
  const raised = { ikat: { ...now.ikat, version: 2 } };
  expect(planFaults(kept, raised)).toEqual([expect.stringContaining('not written down')]);
  expect(planFaults(raised, raised)).toEqual([]);
});

it('takes a layout, a family or a swatch that is dropped or renamed for a change', () => {
  const plansOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'abc']));
  const kept = { ikat: { version: 1, heroCm: 4, density: 0.5, plans: plansOf(['lehrdar 1', 'patan 1']) } };
  for (const names of [['patan 1'], ['leher 1', 'patan 1']]) {
    const now = { ikat: { ...kept.ikat, plans: plansOf(names) } };
    expect(planFaults(kept, now)).toEqual([expect.stringMatching(/^ikat plans 1 .*lehrdar 1.* is still version 1: /)]);
    expect(planFaults(kept, { ikat: { ...now.ikat, version: 2 } })).toEqual([
      expect.stringContaining('not written down'),
    ]);
  }
  expect(planFaults(kept, {})).toEqual([
    expect.stringMatching(/^ikat is gone and is still version 1 .* keep its definition\.$/),
  ]);
  const swatch = { plan: 'abc', cells: '', spreads: '' };
  const pictured = { version: 1, code: 'a', swatches: { 'step fur': swatch, 'step ikat': swatch } };
  for (const names of [['step ikat'], ['step ikat', 'step pelt']]) {
    const swatches = Object.fromEntries(names.map((name) => [name, swatch]));
    expect(renderFaults(pictured, { ...pictured, swatches })).toEqual([
      expect.stringMatching(/1 swatches visibly otherwise \(step fur, which is gone\) and is still version 1: /),
    ]);
    expect(renderFaults(pictured, { ...pictured, version: 2, swatches })).toEqual([
      expect.stringContaining('not written down'),
    ]);
  }
});

it('notices a render that is visibly brighter, and none that only rounds otherwise', () => {
  const kept = { ...pictures, version: renderVersion };
  expect(
    renderFaults(
      kept,
      changed(() => 1),
    ),
  ).toEqual([]);
  const now = changed(() => 6);
  expect(renderFaults(kept, now)).toEqual([
    expect.stringMatching(
      /is still version .* set `renderVersion = \d+` in render\/weave\.ts and run `npm run versions`\.$/,
    ),
  ]);
  expect(renderFaults(kept, { ...now, version: renderVersion + 1 })).toEqual([
    expect.stringContaining('not written down'),
  ]);
});

it('notices grain that leaves the mean of every cell as it is', () => {
  const kept = { ...pictures, version: renderVersion };
  // One of two neighbours brighter and the other darker, where neither is cut off at black or white.
  const grained = changed((byte, data) => {
    const isCut = [byte, byte ^ 4].some((at) => (data[at] ?? 0) < 9 || (data[at] ?? 0) > 246);
    return isCut || byte % 4 === 3 ? 0 : byte & 4 ? 9 : -9;
  });
  expect(renderFaults(kept, grained)).toEqual([expect.stringMatching(/is still version /)]);
  const unspread = Object.entries(grained.swatches).map(([name, swatch]) => {
    const { spreads = '' } = pictures.swatches[name] ?? {};
    return [name, { ...swatch, spreads }] as const;
  });
  expect(renderFaults(kept, { ...grained, swatches: Object.fromEntries(unspread) })).toEqual([]);
});

it('passes over no swatch of another plan: only the code that drew the kept one says that its picture changed with the plan alone', () => {
  const kept = { version: 1, code: 'a', swatches: { 'family ikat': { plan: 'abc', cells: '', spreads: '' } } };
  const now = { ...kept, swatches: { 'family ikat': { plan: 'xyz', cells: 'AAA=', spreads: '' } } };
  expect(renderFaults(kept, now)).toEqual([expect.stringMatching(/not written down \(family ikat of another plan\)/)]);
  expect(renderFaults(kept, { ...now, code: 'b' })).toEqual([
    expect.stringMatching(/^the plans of 1 swatches \(family ikat\) and the code .* is still version 1: /),
  ]);
  expect(renderFaults(kept, { ...now, code: 'b', version: 2 })).toEqual([expect.stringContaining('not written down')]);
  // A picture that is the same is no matter of the code.
  expect(renderFaults(kept, { ...kept, code: 'b' })).toEqual([]);
});

it('changes in one sample of each family a motif that the family draws', () => {
  for (const [family, { plans: hashes }] of Object.entries(plans)) {
    expect([family, Object.values(hashes).filter((hash) => hash === hashes.amended)]).toEqual([
      family,
      [hashes.amended],
    ]);
  }
});
