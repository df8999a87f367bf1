import { type Role, roles } from '../../vocabulary/roles.ts';
import type { Ink } from '../scene.ts';

const roleBase = 16;
const shareBase = 128;

/** A run of equal yarns as one number, because surface steps carry numbers only. Shares of mixed inks are kept to a hundredth. */
export function encodeRun(ink: Ink, yarns: number): number {
  const [from = '', to = from, share = '0'] = ink.split(/[>:]/);
  const names: readonly string[] = roles;
  const index = (role: string) => Math.max(0, names.indexOf(role));
  return ((yarns * roleBase + index(from)) * roleBase + index(to)) * shareBase + Math.round(Number(share) * 100);
}

/** What `encodeRun` wrote down. */
export function decodeRun(code: number): { readonly ink: Ink; readonly yarns: number } {
  const share = code % shareBase;
  const rest = Math.floor(code / shareBase);
  const to: Role = roles[rest % roleBase] ?? 'ground';
  const from: Role = roles[Math.floor(rest / roleBase) % roleBase] ?? 'ground';
  return {
    ink: share === 0 ? from : `${from}>${to}:${share / 100}`,
    yarns: Math.floor(rest / roleBase / roleBase),
  };
}

/** The runs `<name>0`, `<name>1` … of a surface step, in their order. */
export function decodeRuns(
  params: Readonly<Record<string, number>>,
  name: 'warp' | 'weft',
): { readonly ink: Ink; readonly yarns: number }[] {
  const runs: { readonly ink: Ink; readonly yarns: number }[] = [];
  for (let i = 0; ; i++) {
    const code = params[`${name}${i}`];
    if (code === undefined) return runs;
    runs.push(decodeRun(code));
  }
}
