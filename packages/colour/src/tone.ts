/** At ±100 the middle grey moves to three quarters or one quarter of the way, and the slope at one end is three. */
const reach = 0.25;
/** At −100 a quarter of the contrast is left. */
const flattest = 0.75;

/**
 * Brightness and contrast (−100 … 100) of one encoded channel 0 … 1; undefined when both are 0. Brightness bends the curve and
 * keeps black and white, so that nothing is cut off; contrast is steeper in the middle the more there is, and flatter everywhere
 * below 0. The bends are rational (Schlick 1994): exact in any precision and cheap on a graphics card.
 */
export function toneOf({
  brightness,
  contrast,
}: {
  readonly brightness: number;
  readonly contrast: number;
}): ((channel: number) => number) | undefined {
  if (brightness === 0 && contrast === 0) return undefined;
  const lift = bendOf(0.5 + (reach * brightness) / 100);
  if (contrast <= 0) {
    const slope = 1 + (flattest * contrast) / 100;
    return (channel) => 0.5 + (bend(channel, lift) - 0.5) * slope;
  }
  const curve = bendOf(0.5 - (reach * contrast) / 100);
  return (channel) => {
    const value = bend(channel, lift);
    return value < 0.5 ? bend(2 * value, curve) / 2 : 1 - bend(2 - 2 * value, curve) / 2;
  };
}

/** The curve through 0, 1 and `middle` at one half. */
function bendOf(middle: number): number {
  return 1 / middle - 2;
}

function bend(value: number, by: number): number {
  return value / (by * (1 - value) + 1);
}
