const hatchPx = 8;

let stripes: { readonly density: number; readonly source: HTMLCanvasElement } | null = null;
/** White lines on a dark veil, aslant, to be laid side by side; `density` is screen pixels to the CSS pixel. */
export function stripesOf(density: number): HTMLCanvasElement {
  if (stripes?.density === density) return stripes.source;
  const source = document.createElement('canvas');
  const side = Math.round(hatchPx * density);
  source.width = side;
  source.height = side;
  const pen = source.getContext('2d');
  if (pen) {
    pen.fillStyle = 'rgb(0 0 0 / 34%)';
    pen.fillRect(0, 0, side, side);
    pen.strokeStyle = 'rgb(255 255 255 / 78%)';
    pen.lineWidth = side * 0.22;
    for (const shift of [-side, 0, side]) {
      pen.beginPath();
      pen.moveTo(shift - side, side * 2);
      pen.lineTo(shift + side * 2, -side);
      pen.stroke();
    }
  }
  stripes = { density, source };
  return source;
}
