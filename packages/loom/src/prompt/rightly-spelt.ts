import { foldText } from './fold-text.ts';

/** Words that are spelt as they are meant and sound or look like the name of another thing, a dye or a cloth: a petal is no brass ("pital"), a pansy no die ("pasa"), a grove no Madhubani. */
const words =
  'petal petals parsley according apparatus archer baton beats betta better bitter bound bring catch charpai cheery chacha choke chore chuck clever collate conversation cooper coronation ' +
  'cover covered creation crime danda dairy degree dragon dizzy dunce eighteen false fashion father fawn footy former fungi gallon gander gilli gross harry helmet inclusion jalan jingle juggle khanda ' +
  'khalsa kuala lanka lather latin leave lungs machine mailing manuals marching margin marking match motion mynah nailed optimal painter pansy pansies paste patrol peter poorly postage pounds processing ' +
  'processor progression prone railway ratio relay renders rogue saber salad salon samba santa sarangi sauna seated separated settings shaka shank shankha sharp shikara shine shinto ' +
  'shooting signal spatter spinal stamp stamps stare strange stripped stump stumps sugar super swallowed tempe thinking thorny tilted timed tired title titles toilet topic topics ' +
  'training typical weather woodwind damru sheer madhuban madhuvan मधुबन मधुवन મધુબન મધુવન ' +
  'जादू જાદુ भिंडी मैना पानी चकला डमरू शिकारा घड़ी घड़ियां पूरी कुल्हाड़ी डोली खिड़की मेना શિકારા ડમરુ ડમરૂ મેના કુહાડી ડોલી બારી ખડિયો ફણસ ભીંડો ઘડી પાણી પૂરી સીડી';

const all: ReadonlySet<string> = new Set(foldText(words).text.split(' '));

/** Whether a folded word is to be taken by its letters alone, and never for a slip in another. */
export function isRightlySpelt(text: string): boolean {
  return all.has(text);
}
