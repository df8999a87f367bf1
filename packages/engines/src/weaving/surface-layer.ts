/**
 * The pixels that, laid in linear light (below + 2 · above − 255) over `flat`, give `finished` to within one level: the weave and the
 * hand stay when the layers beneath are recoloured. Clear where both are equal. RGBA of opaque pictures.
 */
export function surfaceLayer(flat: Uint8Array, finished: Uint8Array): Uint8Array {
  const surface = new Uint8Array(flat.length);
  for (let at = 0; at < flat.length; at += 4) {
    let differs = false;
    for (let channel = at; channel < at + 3; channel++) {
      const step = (finished[channel] ?? 0) - (flat[channel] ?? 0);
      if (step !== 0) differs = true;
      surface[channel] = (step + 256) >> 1;
    }
    if (differs) surface[at + 3] = 255;
    else surface.fill(0, at, at + 3);
  }
  return surface;
}
