import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { withinDyes } from '../palette/turn-dye.ts';
import type { Intent, WantedColour } from '../prompt/intent.ts';

/** Names that leave the dye to the dyer; "royal blue" or "scarlet" do not. */
const plainNames = new Set(['blue', 'red', 'green', 'yellow', 'orange', 'pink', 'purple', 'brown']);

/** A wish for a cloth that is dyed with plants: a colour of a plain name is the one that they give. */
export function ofPlants(intent: Intent): Intent {
  const { ground, accents } = intent;
  return { ...intent, ...(ground === undefined ? {} : { ground: given(ground) }), accents: accents.map(given) };
}

function given(colour: WantedColour): WantedColour {
  return plainNames.has(colour.name) ? { ...colour, hex: oklchToHex(withinDyes(hexToOklch(colour.hex))) } : colour;
}
