import { drawingQuality } from './drawing-quality.ts';
import { drawnInput } from './drawn-input.ts';
import { findPackage } from './find-package.ts';
import { atMost, type Competitor, type Goal, type Measured, type Verdict } from './goal.ts';
import { scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';

/** One that is drawn freely and one that is stamped and cracked. */
const designs = ['kalamkari', 'batik'] as const;
const ours = (design: string) => scratch(`g08-${design}.svg`);
const theirs = (design: string) => scratch(`g08-${design}-vtracer.svg`);
/** vtracer's own settings for splines, but it keeps spots as small as ours does. */
const settings =
  '{ colorMode: 0, hierarchical: 0, filterSpeckle: 2, colorPrecision: 6, layerDifference: 16, mode: 2, cornerThreshold: 60, lengthThreshold: 4, maxIterations: 10, spliceThreshold: 45, pathPrecision: 2 }';

export const g08: Goal = {
  name: 'G8',
  job: 'vectorise 1024² of 8 colours to SVG',
  competitors: async () => {
    const vtracer = findPackage('@neplex/vectorizer');
    const all: Competitor[] = [];
    for (const design of designs) {
      const from = await drawnInput(design);
      const job = `const fs = require('fs'); require(${JSON.stringify(vtracer)}).vectorize(fs.readFileSync(${JSON.stringify(from)}), ${settings}).then((svg) => fs.writeFileSync(${JSON.stringify(theirs(design))}, svg))`;
      all.push(
        {
          name: `${design}, Naksha`,
          output: ours(design),
          run: () => runOurs('vectorise', from, { colours: 8 }, ours(design)),
        },
        {
          name: `${design}, vtracer`,
          output: theirs(design),
          run: vtracer === undefined ? null : () => runPeer(process.execPath, ['-e', job]),
        },
      );
    }
    return all;
  },
  judge: async (measured) => (await Promise.all(designs.map((design) => judgeDesign(measured, design)))).flat(),
};

async function judgeDesign(measured: readonly Measured[], design: string): Promise<Verdict[]> {
  const from = await drawnInput(design);
  const own = await drawingQuality(ours(design), from);
  const painted = { asked: `${design}: unpainted pixels`, figure: `${own.unpainted}`, holds: own.unpainted === 0 };
  const one = measured.find(({ name }) => name === `${design}, Naksha`);
  const other = measured.find(({ name }) => name === `${design}, vtracer`);
  if (one === undefined || other === undefined) return [painted];
  const its = await drawingQuality(theirs(design), from);
  return [
    painted,
    ...atMost(`${design}: wall ÷ vtracer`, 1.5, one.wallS / other.wallS),
    ...atMost(`${design}: SVG ÷ vtracer`, 0.8, one.bytes / other.bytes),
    {
      asked: `${design}: PSNR ≥ vtracer + 1 dB`,
      figure: `${own.psnr.toFixed(2)} against ${its.psnr.toFixed(2)} dB`,
      holds: own.psnr >= its.psnr + 1,
    },
  ];
}
