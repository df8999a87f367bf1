/** "", ".01" … ".99", without trailing zeros. */
const fractions = Array.from({ length: 100 }, (_, i) => (i === 0 ? '' : String(i / 100).slice(1)));

/** A coordinate as path text, rounded to 0.01 so that scenes are compact and equal in every engine. */
export function fixed(value: number): string {
  const hundredths = Math.round(value * 100);
  if (hundredths < 0) {
    const whole = Math.floor(-hundredths / 100);
    return `-${whole}${fractions[-hundredths - whole * 100]}`;
  }
  const whole = Math.floor(hundredths / 100);
  return `${whole}${fractions[hundredths - whole * 100]}`;
}
