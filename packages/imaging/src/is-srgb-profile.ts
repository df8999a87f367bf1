/** Red, green and blue of sRGB in the space that profiles are joined in (D50), as their profiles say it. */
const primaries = { rXYZ: [0.4361, 0.2225, 0.0139], gXYZ: [0.3851, 0.7169, 0.0971], bXYZ: [0.1431, 0.0606, 0.7141] };
/** What half of the encoded range is in light: 0.2140, where a gamma of 2.2 has 0.2176. */
const middle = { light: 0.214, within: 0.002 };
const headBytes = 132;
const entryBytes = 12;
const mostTags = 100;

/** True for an ICC profile of sRGB, whatever it is called: others name it too. */
export function isSrgbProfile(icc: Buffer): boolean {
  const tags = tagsOf(icc);
  const hasPrimaries = Object.entries(primaries).every(([name, wanted]) => {
    const at = tags.get(name) ?? icc.length;
    return wanted.every((value, i) => Math.abs(fixed(icc, at + 8 + i * 4) - value) < 0.002);
  });
  const isEven = ['rTRC', 'gTRC', 'bTRC'].every((name) => {
    return Math.abs(middleOf(icc, tags.get(name) ?? icc.length) - middle.light) < middle.within;
  });
  return hasPrimaries && isEven;
}

function tagsOf(icc: Buffer): Map<string, number> {
  const tags = new Map<string, number>();
  const count = icc.length < headBytes ? 0 : Math.min(mostTags, icc.readUInt32BE(headBytes - 4));
  for (let at = headBytes; at < headBytes + count * entryBytes && at + entryBytes <= icc.length; at += entryBytes) {
    tags.set(icc.toString('latin1', at, at + 4), icc.readUInt32BE(at + 4));
  }
  return tags;
}

/** The light of the middle of a curve; not a number where it has none or is of no kind that sRGB is written in. */
function middleOf(icc: Buffer, at: number): number {
  const kind = icc.toString('latin1', at, at + 4);
  if (kind === 'curv') {
    const count = at + 12 <= icc.length ? icc.readUInt32BE(at + 8) : 0;
    if (count < 3) return Number.NaN;
    const levelAt = (i: number) =>
      at + 14 + i * 2 <= icc.length ? icc.readUInt16BE(at + 12 + i * 2) / 65_535 : Number.NaN;
    return (levelAt(Math.floor((count - 1) / 2)) + levelAt(Math.ceil((count - 1) / 2))) / 2;
  }
  const isBroken = kind !== 'para' || at + 12 > icc.length || icc.readUInt16BE(at + 8) !== 3;
  if (isBroken) return Number.NaN;
  const [gamma, a, b] = [fixed(icc, at + 12), fixed(icc, at + 16), fixed(icc, at + 20)];
  return (a * 0.5 + b) ** gamma;
}

/** A signed number of 16 bits before the point and 16 after it. */
function fixed(icc: Buffer, at: number): number {
  return at + 4 <= icc.length ? icc.readInt32BE(at) / 65_536 : Number.NaN;
}
