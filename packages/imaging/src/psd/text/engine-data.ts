import { fromHex } from '@naksha/colour';
import type { PsdText } from './psd-text.ts';

const identity = { Axis: [1, 0, 1], XY: [0, 0] };
const normalSheet = 0n;

/** What the text engine of painting programs knows of words: letters, typefaces, size, colour, one paragraph a line. */
export function engineDataOf({ lines, sizePx, hex }: PsdText): Buffer {
  // Every paragraph ends with its mark, the last one too.
  const paragraphs = lines.map((line) => line.map(({ letters }) => letters).join('').length + 1);
  const runs = lines.flatMap((line) => {
    const last = line.at(-1) ?? { letters: '', font: lines.flat()[0]?.font ?? '' };
    return [...line.slice(0, -1), { ...last, letters: `${last.letters}\r` }];
  });
  const fonts = [...new Set(runs.map(({ font }) => font))];
  const styleOf = (font: string) => style(BigInt(Math.max(0, fonts.indexOf(font))), sizePx, hex);
  const resources = resourcesOf(fonts, styleOf(fonts[0] ?? ''));
  return engineText({
    EngineDict: {
      Editor: { Text: runs.map(({ letters }) => letters).join('') },
      ParagraphRun: {
        DefaultRunData: { ParagraphSheet: { DefaultStyleSheet: normalSheet, Properties: {} }, Adjustments: identity },
        RunArray: paragraphs.map(() => ({
          ParagraphSheet: { DefaultStyleSheet: normalSheet, Properties: paragraph },
          Adjustments: identity,
        })),
        RunLengthArray: paragraphs.map(BigInt),
        IsJoinable: 1n,
      },
      StyleRun: {
        DefaultRunData: { StyleSheet: { StyleSheetData: {} } },
        RunArray: runs.map(({ font }) => ({ StyleSheet: { StyleSheetData: styleOf(font) } })),
        RunLengthArray: runs.map(({ letters }) => BigInt(letters.length)),
        IsJoinable: 2n,
      },
      GridInfo: {
        GridIsOn: false,
        ShowGrid: false,
        GridSize: 18,
        GridLeading: 22,
        GridColor: colour('#0000ff'),
        GridLeadingFillColor: colour('#0000ff'),
        AlignLineHeightToGridFlags: false,
      },
      AntiAlias: 4n,
      UseFractionalGlyphWidths: true,
      Rendered: { Version: 1n, Shapes: { WritingDirection: 0n, Children: [shape] } },
    },
    ResourceDict: resources,
    DocumentResources: resources,
  });
}

/** Words that stand on a point, as long as they are. */
const shape: EngineValue = {
  ShapeType: 0n,
  Procession: 0n,
  Lines: { WritingDirection: 0n, Children: [] },
  Cookie: {
    Photoshop: {
      ShapeType: 0n,
      PointBase: [0, 0],
      Base: { ShapeType: 0n, TransformPoint0: [1, 0], TransformPoint1: [0, 1], TransformPoint2: [0, 0] },
    },
  },
};

/** Set to the left, lines 1.2 times as far from each other as letters are high. */
const paragraph: EngineValue = {
  Justification: 0n,
  FirstLineIndent: 0,
  StartIndent: 0,
  EndIndent: 0,
  SpaceBefore: 0,
  SpaceAfter: 0,
  AutoHyphenate: false,
  HyphenatedWordSize: 6n,
  PreHyphen: 2n,
  PostHyphen: 2n,
  ConsecutiveHyphens: 8n,
  Zone: 36,
  WordSpacing: [0.8, 1, 1.33],
  LetterSpacing: [0, 0, 0],
  GlyphSpacing: [1, 1, 1],
  AutoLeading: 1.2,
  LeadingType: 0n,
  Hanging: false,
  Burasagari: false,
  KinsokuOrder: 0n,
  EveryLineComposer: false,
};

function style(font: bigint, sizePx: number, hex: string): EngineValue {
  return {
    Font: font,
    FontSize: sizePx,
    FauxBold: false,
    FauxItalic: false,
    AutoLeading: true,
    Leading: 0,
    HorizontalScale: 1,
    VerticalScale: 1,
    Tracking: 0n,
    AutoKerning: true,
    Kerning: 0n,
    BaselineShift: 0,
    FontCaps: 0n,
    FontBaseline: 0n,
    Underline: false,
    Strikethrough: false,
    Ligatures: true,
    DLigatures: false,
    BaselineDirection: 2n,
    Tsume: 0,
    StyleRunAlignment: 2n,
    Language: 0n,
    NoBreak: false,
    FillColor: colour(hex),
    StrokeColor: colour('#000000'),
    FillFlag: true,
    StrokeFlag: false,
    FillFirst: true,
    YUnderline: 1n,
    OutlineWidth: 1,
  };
}

/** Alpha, red, green, blue. */
function colour(hex: string): EngineValue {
  return { Type: 1n, Values: [1, ...fromHex(hex)] };
}

/** Sets that the engine has of its own and looks for by name, though only Japanese needs them. */
const lineBreaks: EngineValue = ['PhotoshopKinsokuHard', 'PhotoshopKinsokuSoft'].map((name) => ({
  Name: name,
  NoStart: '、。，．',
  NoEnd: '（「『',
  Keep: '―‥',
  Hanging: '、。',
}));
const spacings: EngineValue = [1, 2, 3, 4].map((number) => ({ InternalName: `Photoshop6MojiKumiSet${number}` }));

function resourcesOf(fonts: readonly string[], normal: EngineValue): EngineValue {
  return {
    KinsokuSet: lineBreaks,
    MojiKumiSet: spacings,
    TheNormalStyleSheet: normalSheet,
    TheNormalParagraphSheet: normalSheet,
    ParagraphSheetSet: [{ Name: 'Normal RGB', DefaultStyleSheet: normalSheet, Properties: paragraph }],
    StyleSheetSet: [{ Name: 'Normal RGB', StyleSheetData: normal }],
    FontSet: fonts.map((font) => ({ Name: font, Script: 0n, FontType: 1n, Synthetic: 0n })),
    SuperscriptSize: 0.583,
    SuperscriptPosition: 0.333,
    SubscriptSize: 0.583,
    SubscriptPosition: 0.333,
    SmallCapSize: 0.7,
  };
}

/** A value of the text engine: whole numbers are bigint, others number; strings are text. */
type EngineValue =
  | boolean
  | bigint
  | number
  | string
  | readonly EngineValue[]
  | { readonly [key: string]: EngineValue };

/** A value in the words of the text engine, as programs that set type write it. */
function engineText(value: EngineValue): Buffer {
  return Buffer.concat([Buffer.from('\n\n'), ...pieces(value, ''), Buffer.from('\n')]);
}

function pieces(value: EngineValue, indent: string): Buffer[] {
  if (typeof value === 'string') return [Buffer.from('('), letters(value), Buffer.from(')')];
  if (typeof value === 'number') return [Buffer.from(decimal(value))];
  if (typeof value !== 'object') return [Buffer.from(`${value}`)];
  const inner = `${indent}\t`;
  if (isList(value)) {
    if (value.every((each) => typeof each !== 'object')) {
      return [
        Buffer.from('['),
        ...value.flatMap((each) => [Buffer.from(' '), ...pieces(each, inner)]),
        Buffer.from(' ]'),
      ];
    }
    const lines = value.flatMap((each) => [Buffer.from(`\n${inner}`), ...pieces(each, inner)]);
    return [Buffer.from('['), ...lines, Buffer.from(`\n${indent}]`)];
  }
  const lines = Object.entries(value).flatMap(([key, each]) => [
    Buffer.from(`\n${inner}/${key} `),
    ...pieces(each, inner),
  ]);
  return [Buffer.from('<<'), ...lines, Buffer.from(`\n${indent}>>`)];
}

/** `Array.isArray` does not distinguish lists that are not to be changed from other objects. */
function isList(value: EngineValue): value is readonly EngineValue[] {
  return Array.isArray(value);
}

function decimal(value: number): string {
  return value.toFixed(5).replace(/(\.\d+?)0+$/, '$1');
}

const backslash = 0x5c;
const escaped = new Set([0x28, 0x29, backslash]);

/** UTF-16 behind its mark; bytes that are brackets or the escape itself stand behind one. */
function letters(text: string): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return Buffer.from([...bytes].flatMap((byte) => (escaped.has(byte) ? [backslash, byte] : [byte])));
}
