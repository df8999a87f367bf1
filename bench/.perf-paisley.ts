import { plain } from '/work/main/bench/look/recipe-of.ts';
import { planScene } from '/work/main/packages/loom/src/patterns/plan-scene.ts';

const n = Number(process.argv[2] ?? 6);
for (const l of ['mirrored-half-drop', 'interlock', 'two-scale-toss', 'rows']) {
  const ts = [];
  let s;
  for (let i = 0; i < n; i++) {
    const r = plain('paisley', l, String(i), 0);
    const t = performance.now();
    s = planScene(r);
    ts.push(Math.round(performance.now() - t));
  }
  console.log(
    l,
    ts.join(' '),
    'json',
    JSON.stringify(s).length,
    'symbols',
    s.symbols.length,
    'items',
    s.layers.reduce((a, b) => a + b.items.length, 0),
  );
}
