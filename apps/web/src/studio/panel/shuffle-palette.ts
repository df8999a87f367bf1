import { hexToOklch, oklchToHex } from '@naksha/loom';

interface OwnColour {
  readonly hex: string;
  readonly locked: boolean;
}

/**
 * Other colours for what is not locked: all hues turn by the same angle, so that they still belong together, and change
 * places among themselves. The ground keeps its lightness. `random` gives numbers 0 … 1.
 */
export function shufflePalette(colours: readonly OwnColour[], random: () => number): OwnColour[] {
  const angle = 40 + random() * 280;
  const turned = colours.map(({ hex, locked }) => {
    if (locked) return hex;
    const [L, C, h] = hexToOklch(hex);
    return oklchToHex([L, C, (h + angle) % 360]);
  });
  const open = colours.map((_, i) => i).filter((i) => i > 0 && colours[i]?.locked === false);
  const from = [...open];
  for (let i = from.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [from[i], from[j]] = [from[j] ?? 0, from[i] ?? 0];
  }
  return colours.map((colour, i) => {
    const at = open.indexOf(i);
    return { ...colour, hex: turned[at < 0 ? i : (from[at] ?? i)] ?? colour.hex };
  });
}
