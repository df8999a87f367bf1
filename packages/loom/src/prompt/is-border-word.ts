import { panelWords } from '../vocabulary/border.ts';
import { formsIn } from './find-words.ts';
import type { Phrase } from './phrase.ts';

const bordering =
  /(?:^|[\s])(?:borders?|bordered|edging|kinari|kinar|kinara|kor|edge border|किनार[ािे]*|बोर्डर|बॉर्डर|कोर|કિનાર[િ]?(?:માં|નિ|ના|ને)?|બોર્ડર(?:માં)?|કોર|ધાર)$/u;
const palluWords = formsIn(panelWords.pallu);

/** A word for a border or a pallu as a way of setting out, or a border that has a name. */
export function isBorderWord({ sense, text }: Phrase): boolean {
  // "Temple border" is one name.
  if (sense.kind === 'motif')
    return /\bborders?$/u.test(text) || /(?:^| )(?:किनारि|बोर्डर|बॉर्डर|કિનાર|કિનારિ|બોર્ડર)$/u.test(text);
  return (
    sense.kind === 'layout' &&
    sense.value === 'borders' &&
    (bordering.test(` ${text}`) || palluWords.some((one) => one.join(' ') === text))
  );
}
