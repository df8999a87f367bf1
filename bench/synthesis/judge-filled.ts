import type { Case, Shape } from '../imaging/holes.ts';

/** How one of those who fill holes filled one of them. */
export interface Filled {
  readonly who: string;
  readonly shape: Shape;
  readonly of: Case;
  /** Noise of the peak in the hole, in dB. */
  readonly psnr: number;
  readonly ssim: number;
  /** Finest detail against the truth; 1 is as much. */
  readonly lap: number;
  /** How far steps of light are spread otherwise, 0 … 1. */
  readonly hist: number;
  readonly cpuS: number;
}

export type Figures = Pick<Filled, 'psnr' | 'ssim' | 'lap' | 'hist' | 'cpuS'>;

export interface Verdict {
  readonly asked: string;
  readonly figure: string;
  readonly holds: boolean;
}

export const naksha = 'Naksha';
export const matchpatch = "G'MIC matchpatch";
export const pde = "G'MIC pde";

/** Mean PSNR of G'MIC's pde on masks of text, on the pictures by which the goal was set. */
const textPsnr = 18.84;
const moreDb = 4;
const mostHist = 0.1;
const [leastLap, mostLap] = [0.8, 1.2];

/** The means of what one of those who fill holes made of these; undefined where it filled none of them. */
export function meansOf(filled: readonly Filled[], who: string): Figures | undefined {
  const own = filled.filter((one) => one.who === who);
  if (own.length === 0) return undefined;
  const mean = (of: (one: Filled) => number) => own.reduce((sum, one) => sum + of(one), 0) / own.length;
  return {
    psnr: mean((one) => one.psnr),
    ssim: mean((one) => one.ssim),
    lap: mean((one) => one.lap),
    hist: mean((one) => one.hist),
    cpuS: mean((one) => one.cpuS),
  };
}

/** What is asked of holes of a shape, discs by goal 9 and words by goal 10; what is asked against a peer only where it was measured. */
export const judgeFilled: Readonly<Record<Shape, (filled: readonly Filled[]) => readonly Verdict[]>> = {
  disc: (filled) => {
    const all = filled.filter(({ shape }) => shape === 'disc');
    const [periodic, random] = [true, false].map((isPeriodic) => all.filter(({ of }) => of.isPeriodic === isPeriodic));
    return [
      ...against(periodic ?? [], matchpatch, `what repeats: mean PSNR ≥ matchpatch + ${moreDb} dB`, (ours, peer) => ({
        figure: `${ours.psnr.toFixed(2)} against ${peer.psnr.toFixed(2)}`,
        holds: ours.psnr >= peer.psnr + moreDb,
      })),
      ...against(random ?? [], matchpatch, 'what does not repeat: mean SSIM ≥ matchpatch', (ours, peer) => ({
        figure: `${ours.ssim.toFixed(3)} against ${peer.ssim.toFixed(3)}`,
        holds: ours.ssim >= peer.ssim,
      })),
      ...halfOfMatchpatch(all),
      ...all.filter(({ who }) => who === naksha).flatMap(detailOf),
    ];
  },
  text: (filled) => {
    const all = filled.filter(({ shape }) => shape === 'text');
    const ours = meansOf(all, naksha);
    if (ours === undefined) return [];
    return [
      {
        asked: `mean PSNR ≥ ${textPsnr}`,
        figure: ours.psnr.toFixed(2),
        holds: ours.psnr >= textPsnr,
      },
      ...against(all, pde, 'mean PSNR ≥ pde on the same pictures', (own, peer) => ({
        figure: `${own.psnr.toFixed(2)} against ${peer.psnr.toFixed(2)}`,
        holds: own.psnr >= peer.psnr,
      })),
      ...halfOfMatchpatch(all),
      ...all
        .filter(({ who }) => who === naksha)
        .map(({ of, lap }) => ({
          asked: `${of.name}: detail ≥ ${leastLap}`,
          figure: lap.toFixed(2),
          holds: lap >= leastLap,
        })),
    ];
  },
};

function against(
  filled: readonly Filled[],
  peer: string,
  asked: string,
  judge: (ours: Figures, peer: Figures) => Omit<Verdict, 'asked'>,
): Verdict[] {
  const [ours, theirs] = [meansOf(filled, naksha), meansOf(filled, peer)];
  return ours && theirs ? [{ asked, ...judge(ours, theirs) }] : [];
}

const halfOfMatchpatch = (filled: readonly Filled[]): Verdict[] =>
  against(filled, matchpatch, 'mean CPU ≤ half of matchpatch', (ours, peer) => ({
    figure: `${ours.cpuS.toFixed(1)} against ${peer.cpuS.toFixed(1)} s`,
    holds: ours.cpuS <= peer.cpuS / 2,
  }));

const detailOf = ({ of, lap, hist }: Filled): Verdict[] => [
  {
    asked: `${of.name}: detail ${leastLap} … ${mostLap}`,
    figure: lap.toFixed(2),
    holds: lap >= leastLap && lap <= mostLap,
  },
  { asked: `${of.name}: steps of light ≤ ${mostHist}`, figure: hist.toFixed(2), holds: hist <= mostHist },
];
