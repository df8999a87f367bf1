import type { Intent, Token } from '../prompt/intent.ts';
import { keepsOwnDyes } from '../prompt/named-things.ts';
import type { Failing } from '../vocabulary/failings.ts';
import { isOfNamed } from './bind-whole.ts';
import type { Patch } from './measure-colours.ts';
import { contractOf } from './named-colours.ts';
import { distance, isBesides, isNamedAs, isNeutral, isThatColour, isTintOf, seenAs } from './same-colour.ts';
import { isForbidden } from './take-out.ts';
import type { Verdict } from './verdict.ts';

/** Least shares of the cloth: of a named colour, of a named ground; and the most of hues that no one named, and of a refused colour. */
export const areas = {
  named: 0.08,
  line: 0.02,
  ground: 0.25,
  groundOfTwo: 0.16,
  ofMotifs: 0.24,
  stray: 0.03,
  refused: 0.01,
} as const;
/** Of a line of yarns half is seen where it crosses others, and that is plain to see all the same. */
const ofYarn = 0.75;
/** A colour with less than this is a detail and not counted. */
const counted = 0.02;
/** What differs less is the same dye. */
const exact = 0.005;

type Found = Omit<Verdict, 'token'>;

/** A named colour → whether it has the area that its part of the cloth asks for. */
export function judgeColour(token: Token, intent: Intent, patches: readonly Patch[], isOfLines = false): Found {
  if (token.hex === undefined) return judgeTone(intent, patches);
  const wanted = seenAs(token.hex);
  const names = intent.accents.map(({ hex }) => seenAs(hex));
  const ground = intent.ground === undefined ? undefined : seenAs(intent.ground.hex);
  const isGround = ({ colour }: Patch) =>
    token.kind !== 'ground' && ground !== undefined && isBesides(wanted, ground) && distance(colour, ground) < exact;
  const share = shareOf(patches, (patch) => isNamedAs(patch.colour, wanted, names) && !isGround(patch));
  // Where a word says that there are to be no others it is that word that they break, and a colour that is there is there.
  const isSaidOnly = intent.tokens.some(({ kind, value }) => kind === 'count' && value === 'only');
  const stray = isSaidOnly ? 0 : strayShare(intent, patches);
  // In two colours, one on the other, the ground is what is left open between great leaves too.
  const leastGround = contractOf(intent).most === 2 ? areas.groundOfTwo : areas.ground;
  if (token.kind === 'ground') return found(share >= leastGround ? strayed(stray) : 'littleGround', share, stray);
  // Many names share what the ground leaves.
  const named = contractOf(intent).named.length;
  const covered = ground === undefined ? 1 : 1 - shareOf(patches, ({ colour }) => isThatColour(colour, ground));
  // Little lies on an open ground, and a quarter of that is plain to see; of several each has half its share.
  const onGround = Math.max(areas.line, covered * Math.min(areas.ofMotifs, 0.5 / Math.max(1, intent.accents.length)));
  // A border or a pallu of its own colour is no room for what lies in the field.
  const edges = [intent.border?.colour, intent.border?.palluColour].flatMap((own) =>
    own === undefined ? [] : [seenAs(own.hex)],
  );
  const field = 1 - shareOf(patches, ({ colour }) => edges.some((edge) => isThatColour(colour, edge)));
  const usual = Math.min(areas.named, 0.36 / Math.max(1, named), onGround) * field;
  // Boots are small, and red boots are seen where they are red.
  const isOfOne = keepsOwnDyes(intent) || isOfThingAmongOthers(token, intent) || isOfRow(token, intent);
  // Leaves are small beside what they grow on.
  const ofPart = token.kind === 'leaf' ? usual / 2 : usual;
  const isLittle = token.kind === 'line' || isOfLines || isOfOne || isThin(token, intent);
  const least = token.kind === 'line' && isOfLines ? areas.line * ofYarn : isLittle ? areas.line : ofPart;
  return found(share >= least ? strayed(stray) : 'littleColour', share, stray);
}

/** What stands in a row on a border is small beside the cloth; that it is in the row is judged there. */
function isOfRow({ kind, hex }: Token, { border }: Intent): boolean {
  const worn = border?.thingColour ?? (border?.isOfThing === true ? border.colour : undefined);
  return kind === 'border' && worn?.hex === hex;
}

/** "A thin gold line": what is said to be thin needs no more than a line has. */
const thin = /^(?:thin|fine|hairline|narrow|slim|patl[aei]|पतल[ाीे]|महीन|પાતળ[ીાુો]ં?|ઝીણ[ીાુો]ં?)$/i;

function isThin({ start }: Token, { unmatched, tokens }: Intent): boolean {
  return [...unmatched, ...tokens].some(({ word, end }) => thin.test(word) && end < start && start - end < 3);
}

/** "Foxes in rust, mushrooms in red", "banana leaves and red parrots": each is as large as its thing, on which it is looked for. */
function isOfThingAmongOthers({ start, hex }: Token, { accents, bound, tokens }: Intent): boolean {
  const own = bound.find((each) => each.start === start && each.hex === hex);
  if (own === undefined) return false;
  // Beside a dye that is of all else it is on its thing alone.
  if (accents.some((each) => !bound.some((one) => one.hex === each.hex))) return true;
  const isOther = ({ kind, value, word }: Token) =>
    (kind === 'motif' && value !== own.thing) || (kind === 'layout' && /leaves|leaf|पत्त|પાન/iu.test(word));
  return bound.some(({ thing }) => thing !== own.thing) || tokens.some(isOther);
}

function strayed(stray: number): Failing | undefined {
  return stray > areas.stray ? 'otherHues' : undefined;
}

function found(failing: Failing | undefined, share: number, stray: number): Found {
  const measured = `${two(share)}, others ${two(stray)}`;
  return failing === undefined ? { measured } : { measured, failing };
}

/** Share of hues that are no tint of what was named; 0 where the palette was left open. */
export function strayShare(intent: Intent, patches: readonly Patch[]): number {
  const { named, isClosed, isStrict, isBare, ground } = contractOf(intent);
  if (!isClosed) return 0;
  const { colour: band, thingColour, palluColour } = intent.border ?? {};
  const edge = [band, thingColour, palluColour].filter((colour) => colour !== undefined);
  const wanted = [...named, ...edge].map(({ hex }) => seenAs(hex));
  if (isStrict) {
    // Where none was named the cloth is the palest colour there is.
    const [palest] = patches.map(({ colour }) => colour).toSorted((one, other) => other[0] - one[0]);
    const cloth = ground === undefined ? (palest ?? seenAs('#f7f3ea')) : seenAs(ground.hex);
    return shareOf(patches, ({ colour }) => !isOfNamed(colour, wanted, cloth, isBare));
  }
  return shareOf(patches, ({ colour }) => !isNeutral(colour) && !wanted.some((one) => isTintOf(colour, one)));
}

/** "On a dark ground": the largest colour, or what is neither light nor dark, says it. */
function judgeTone({ groundTone }: Intent, patches: readonly Patch[]): Found {
  const isSo = ({ colour: [L] }: Patch) => (groundTone === 'dark' ? L < 0.5 : L > 0.62);
  const share = shareOf(patches, isSo);
  return found(share >= 0.4 ? undefined : 'littleGround', share, 0);
}

/** "Only these colours" → whether there are no others, neutrals counted. */
export function judgeOnly(intent: Intent, patches: readonly Patch[]): Found {
  const stray = strayShare(intent, patches);
  return { measured: two(stray), ...(stray > areas.stray ? { failing: 'tooManyColours' as const } : {}) };
}

/** A refused colour → whether there is none of it, nor of what goes by its name. */
export function judgeRefusedColour(hex: string, intent: Intent, patches: readonly Patch[]): Found {
  const one: Intent = { ...intent, refused: { ...intent.refused, colours: [hex] } };
  const share = shareOf(patches, ({ colour }) => isForbidden(colour, one));
  return { measured: two(share), ...(share > areas.refused ? { failing: 'refused' as const } : {}) };
}

/** From so many on colours that are asked for are to be many: one may be hard to distinguish from another, two may not be missing. */
const leastMany = 4;
/** More than these no eye counts. */
const mostCounted = 6;

/** "In three colours" → whether there are no more, tints not counted; and of five whether there are nearly as many, unless that is a bound (`isBound`). */
export function judgeCount(most: number, patches: readonly Patch[], isBound = false): Found {
  const count = countColours(patches);
  const isFew = !isBound && most >= leastMany && count < Math.min(most, mostCounted) - 1;
  const failing = count > most ? 'tooManyColours' : isFew ? 'littleColour' : undefined;
  return { measured: String(count), ...(failing === undefined ? {} : { failing }) };
}

/** How many colours a printer would name on the cloth: tints of one dye are one, so are greys of one depth. */
function countColours(patches: readonly Patch[]): number {
  const heads: Patch[] = [];
  for (const patch of patches) {
    const isKnown = heads.some(({ colour }) =>
      isNeutral(colour) || isNeutral(patch.colour)
        ? Math.abs(colour[0] - patch.colour[0]) < 0.22 && isNeutral(colour) && isNeutral(patch.colour)
        : isTintOf(patch.colour, colour),
    );
    if (!isKnown) heads.push(patch);
    else if (patch.share < counted) continue;
  }
  return heads.filter((head) => head.share >= counted).length;
}

/** "Monochrome" → whether there is one hue, with neutrals. */
export function judgeMonochrome(patches: readonly Patch[]): Found {
  const [first] = patches.filter(({ colour }) => !isNeutral(colour));
  const stray =
    first === undefined
      ? 0
      : shareOf(patches, (patch) => !isNeutral(patch.colour) && !isTintOf(patch.colour, first.colour));
  return { measured: two(stray), ...(stray > areas.stray ? { failing: 'tooManyColours' as const } : {}) };
}

/** Blues and violets, which no earth has; a grey is not blue. */
const noEarth = { hues: [185, 325], chroma: 0.03 } as const;

/** "Earthy" → whether there is no blue and no violet but what was named. */
export function judgeEarths(intent: Intent, patches: readonly Patch[]): Found {
  const wanted = contractOf(intent).named.map(({ hex }) => seenAs(hex));
  const stray = shareOf(patches, ({ colour }) => {
    const [, C, h] = colour;
    const isOff = C >= noEarth.chroma && h >= noEarth.hues[0] && h <= noEarth.hues[1];
    return isOff && !wanted.some((one) => isTintOf(colour, one));
  });
  return found(strayed(stray), stray, stray);
}

/** Share of the area of the colours for which something holds. */
function shareOf(patches: readonly Patch[], holds: (patch: Patch) => boolean): number {
  return patches.reduce((sum, patch) => sum + (holds(patch) ? patch.share : 0), 0);
}

function two(share: number): string {
  return share.toFixed(2);
}
