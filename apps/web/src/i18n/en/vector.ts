/** The tool that makes drawings of pictures. */
export const vector = {
  format: 'File',
  detail: 'Detail of lines',
  detailOf: '{level} of 5',
  smallest: 'Smallest spot',
  denoise: 'Noise reduction',
  sharpen: 'Sharpness',
  weave: 'Take out weave and moiré',
  cleanEdges: 'Clean edges',
  hint: 'Areas share their borders and meet at the edges of the tile, so the drawing repeats without a gap.',
  dxfHint: 'DXF has closed lines in millimetres, a layer for each colour, for cutters and plotters.',
  submit: 'Draw as {format}',
  tooLarge: 'Reduce the picture under Size first.',
};
