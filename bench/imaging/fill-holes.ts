import { findOpenCv, findProgram } from './find-program.ts';
import type { Shape, Task } from './holes.ts';
import { runOurs } from './run-ours.ts';
import { runPeer, type Taken } from './run-peer.ts';

/** Fills the hole of a task and writes the picture. */
export type Fill = (task: Task, output: string) => Promise<Taken>;

/** How we fill a hole of this shape: words go as a mark does. */
export const fillOurs =
  (shape: Shape): Fill =>
  ({ spoilt, mask }, output) =>
    runOurs('mask', `${spoilt}:${mask}`, { action: shape === 'text' ? 'watermark' : 'remove', seed: 'bench' }, output);

const telea = inpainting('INPAINT_TELEA');
const navier = inpainting('INPAINT_NS');
/** The hole takes the mean of what is known around it, wider and wider. */
const blur = `import cv2,sys,numpy as np
i=cv2.imread(sys.argv[1]).astype(np.float32); m=cv2.imread(sys.argv[2],0)>0
k=(~m).astype(np.float32); s=cv2.GaussianBlur(i*k[...,None],(0,0),24); w=cv2.GaussianBlur(k,(0,0),24)
i[m]=(s/np.maximum(w,1e-3)[...,None])[m]; cv2.imwrite(sys.argv[3], i)`;
function inpainting(how: string): string {
  return `import cv2,sys; cv2.imwrite(sys.argv[3], cv2.inpaint(cv2.imread(sys.argv[1]), cv2.imread(sys.argv[2],0), 5, cv2.${how}))`;
}
const openCv = { 'OpenCV Telea': telea, 'OpenCV NS': navier, blur } as const;
/** G'MIC's own names of its ways, with what they do when nothing else is said. */
const gmicWays = {
  "G'MIC pde": 'inpaint_pde',
  "G'MIC inpaint": 'inpaint',
  "G'MIC matchpatch": 'inpaint_matchpatch',
} as const;

/** OpenCV's ways to fill a hole, by name; null where it is not installed. */
export async function openCvPeers(): Promise<ReadonlyMap<string, Fill | null>> {
  const python = await findOpenCv();
  return new Map(
    Object.entries(openCv).map(([who, script]): [string, Fill | null] => [
      who,
      python === undefined ? null : ({ spoilt, mask }, output) => runPeer(python, ['-c', script, spoilt, mask, output]),
    ]),
  );
}

/** G'MIC's ways, in the same manner. */
export async function gmicPeers(): Promise<ReadonlyMap<string, Fill | null>> {
  const gmic = await findProgram('gmic');
  return new Map(
    Object.entries(gmicWays).map(([who, way]): [string, Fill | null] => [
      who,
      gmic === undefined
        ? null
        : ({ spoilt, mask }, output) =>
            runPeer(gmic, ['-v', '0', spoilt, mask, `${way}[0]`, '[1]', 'keep[0]', 'cut', '0,255', 'output', output]),
    ]),
  );
}
