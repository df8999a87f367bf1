import { expect, it } from 'vitest';
import { typeToolOf } from '../text/type-tool.ts';
import { drawWords } from './draw-words.ts';
import { runsOf } from './runs.ts';

const words = { font: 'Sans', sizePx: 60, hex: '#2040c0', left: 30, top: 40 };

async function widthOf(content: string): Promise<number> {
  const [drawn] = await drawWords([{ ...words, content }]);
  return drawn?.box.width ?? 0;
}

it('joins letters as their script does', async () => {
  for (const [one, other, joined] of [
    ['क', 'ष', 'क्ष'],
    ['ક', 'ષ', 'ક્ષ'],
  ] as const) {
    const apart = (await widthOf(one)) + (await widthOf(other));
    expect(await widthOf(joined)).toBeLessThan(0.8 * apart);
  }
});

it('parts a line where the typeface changes, with spaces and stops where they stand', () => {
  const runs = runsOf('Silk साड़ी। પટોળા ₹5');
  expect(runs.map(({ letters, face }) => [letters, face?.typeface])).toEqual([
    ['Silk ', 'NotoSans'],
    ['साड़ी। ', 'NotoSansDevanagari'],
    ['પટોળા ₹', 'NotoSansGujarati'],
    ['5', 'NotoSans'],
  ]);
  expect(runsOf('日')[0]?.face).toBeUndefined();
});

it('gives layers of words what they say, in which typeface, size and colour, and where', async () => {
  const [drawn] = await drawWords([{ ...words, font: 'Georgia Bold', content: 'A (b)\nसाड़ी' }]);
  if (drawn?.text === undefined) throw new Error('Expected words');
  const { x, y } = drawn.text.origin;
  // The first line stands on its base a letter's height below the upper edge.
  expect([x <= 30, x > 20, y > 80, y < 95]).toEqual([true, true, true, true]);
  const bytes = typeToolOf(drawn.text, drawn.box);
  expect([bytes.readDoubleBE(2), bytes.readDoubleBE(34), bytes.readDoubleBE(42)]).toEqual([1, x, y]);
  const said = (text: string) => bytes.includes(Buffer.from(text, 'utf16le').swap16());
  expect([said('A (b)\rसाड़ी'), said('Georgia-Bold'), said('NotoSansDevanagari-Bold')]).toEqual([true, true, true]);
  const engine = bytes.toString('latin1');
  // Brackets inside words stand behind the sign that takes their meaning from them, and lines end with their mark.
  expect(engine).toContain('\0 \0\\(\0b\0\\)\0\r');
  expect(engine).toContain('/RunLengthArray [ 6 6 ]');
  expect(engine).toContain('/FontSize 60.0');
  expect(engine).toContain('/Values [ 1.0 0.12549 0.25098 0.75294 ]');
});
