/**
 * Lays `count` straight 8-bit pixels of three or four channels from `from` over RGBA ones at `at`, in place, as painting programs do
 * in their normal mode.
 */
export function layOver(
  base: Uint8Array,
  at: number,
  top: Uint8Array,
  from: number,
  channels: 3 | 4,
  count: number,
): void {
  for (let i = 0, b = at, t = from; i < count; i++, b += 4, t += channels) {
    const alpha = channels === 3 ? 255 : (top[t + 3] ?? 0);
    if (alpha === 0) continue;
    const under = alpha === 255 ? 0 : ((base[b + 3] ?? 0) * (255 - alpha)) / 255;
    const whole = alpha + under;
    for (let channel = 0; channel < 3; channel++) {
      const mixed = ((top[t + channel] ?? 0) * alpha + (base[b + channel] ?? 0) * under) / whole;
      base[b + channel] = Math.round(mixed);
    }
    base[b + 3] = Math.round(whole);
  }
}
