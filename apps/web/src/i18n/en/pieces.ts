/** Whole goods made of one design. */
export const pieces = {
  extent: 'What is exported',
  tile: 'Tile',
  piece: 'Whole piece',
  goods: 'Piece',
  names: {
    'general textile': 'A metre of cloth',
    sarees: 'Saree with borders, pallu and blouse piece',
    dupattas: 'Dupatta with borders all round',
    kurtas: 'Kurta with yoke, hem and sleeves',
    bedsheets: 'Bedsheet with a framed centre',
    shirts: 'A metre of shirting',
    fabrics: 'A metre of fabric',
  },
  onCloth: 'On cloth',
  onClothText: '{width} × {height} cm',
  hint: 'Borders and pallu are composed of this design, in its colours.',
  tooLarge: 'More than {limit} megapixels. Choose a lower dpi.',
  svg: 'SVG',
  svgHint: 'As shapes in layers, without weave, waver and bleeding dyes.',
};
