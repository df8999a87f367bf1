/** A part of Noto Sans (SIL Open Font License 1.1), which the pages are set in as well. */
export interface Face {
  readonly family: string;
  /** The typeface whose package it comes in, and the part of it. */
  readonly from: 'devanagari' | 'gujarati';
  readonly part: string;
  /** Letters that it has, as the ranges of their numbers in Unicode. */
  readonly letters: string;
  /** What programs call the typeface whose letters these are. */
  readonly typeface: string;
}

/** In the order in which they are asked. */
export const faces: readonly Face[] = [
  {
    family: 'Words Latin',
    from: 'devanagari',
    part: 'latin',
    letters:
      '20-7e a0-a3 a5 a7-ab ad-b0 b4 b6-b8 ba bb bf-ff 131 152-153 2bc 2c6 2da 2dc 300 301 303 304 308 200b 2013 2014 2018-201a 201c-201e 2022 2026 2039 203a 20ac 2122 2212',
    typeface: 'NotoSans',
  },
  {
    family: 'Words Latin Extended',
    from: 'devanagari',
    part: 'latin-ext',
    letters:
      '20 a0 100-107 10a-113 116-11b 11e-123 126 127 12a 12b 12e-130 136 137 139-13e 141-148 150 151 154 155 158-15b 15e-161 164 165 16a 16b 16e-17e 218-21b 237 2bc 2c7 2c9 2dd 300 301 303 304 308 1e80-1e85 1e9e 1ef2 1ef3 20b9',
    typeface: 'NotoSans',
  },
  {
    family: 'Words Devanagari',
    from: 'devanagari',
    part: 'devanagari',
    letters: '20 a0 2bc 900-97f 1cd0-1cf6 1cf8 1cf9 200b-200d 20b9 20f0 25cc a830-a839 a8e0-a8ff',
    typeface: 'NotoSansDevanagari',
  },
  {
    family: 'Words Gujarati',
    from: 'gujarati',
    part: 'gujarati',
    letters:
      '20 a0 951 952 964 965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2 ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200b-200d 20b9 25cc a830-a839',
    typeface: 'NotoSansGujarati',
  },
];

const letters = new Map(faces.map((face) => [face, lettersIn(face.letters)]));

function lettersIn(ranges: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const range of ranges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map((number) => Number.parseInt(number, 16));
    for (let letter = first; letter <= last; letter++) found.add(letter);
  }
  return found;
}

/** The face for a letter and its marks behind one of another face, which goes on when it can: spaces and stops are in several. */
export function faceOf(letter: string, before: Face | undefined): Face | undefined {
  const has = (face: Face) => [...letter].every((each) => letters.get(face)?.has(each.codePointAt(0) ?? 0));
  if (before !== undefined && has(before)) return before;
  return faces.find(has);
}
