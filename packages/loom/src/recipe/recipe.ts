import { families, generateParams, hex, limits, repeats } from '@naksha/contract';
import { z } from 'zod';
import { borderBreadths, borderFigures, goodsCopies, sides } from '../vocabulary/border.ts';
import { failings } from '../vocabulary/failings.ts';
import { finishCloths } from '../vocabulary/finish-cloths.ts';
import { frames, necks } from '../vocabulary/frames.ts';
import { makes } from '../vocabulary/makes.ts';
import { motifIds } from '../vocabulary/motif-ids.ts';
import { roles } from '../vocabulary/roles.ts';
import { outline } from '../vocabulary/subjects/outline.ts';

/** Of every recipe since the first; what drew a design is in its row (decision 0017), and for rows without, this is. */
export const engineVersion = '1';

const motifWishes = z.strictObject({
  /** Wanted motifs, the most important first. */
  include: z.array(z.enum(motifIds)).max(16),
  exclude: z.array(z.enum(motifIds)).max(motifIds.length),
  /** How often relative to the family's habit, by motif, 0.25 … 4. */
  weight: z.partialRecord(z.enum(motifIds), z.number().min(0.25).max(4)),
});

/** Things of libraries on one cloth. */
export const mostSubjects = 4;

/** Motifs that have a dye of their own. */
export const mostBound = 24;

/** Changes of motifs that one plan takes; with the next it is planned again. */
export const mostChanges = 24;

/** A motif, or one of the recipe's things by its id. */
const placed = z.strictObject({ motif: z.enum(motifIds).optional(), subject: z.string().max(80).optional() });

/**
 * The recipe of a design (`designDefinition`): everything that is needed to make it again. Lengths in cm where they are
 * on cloth. Same recipe, same scene, in browser and server.
 */
export const recipe = z.strictObject({
  v: z.literal(1),
  engine: z.literal('loom'),
  engineVersion: z.string().max(16),
  seed: z.string().min(1).max(64),
  title: z.string().max(120),
  /** What was asked, so that the design can be explained and edited. */
  source: z.strictObject({
    params: generateParams,
    understood: z.array(z.string().max(80)).max(200),
    /** Words that were understood and are not seen in the cloth, by their place in the prompt, and what comes nearest. */
    struck: z
      .array(
        z.strictObject({
          start: z.int().min(0),
          end: z.int().min(0),
          word: z.string().max(200),
          failing: z.enum(failings),
          /** Name of the layout that is there instead. */
          instead: z.string().max(40).optional(),
        }),
      )
      .max(50)
      .optional(),
    /** What was asked to be changed since, in order; asked again of the same beginning it gives the same recipe. */
    edits: z.array(z.string().max(limits.promptMaxLength)).max(200).optional(),
  }),
  tile: z.strictObject({
    widthPx: z.int().min(64).max(16384),
    heightPx: z.int().min(64).max(16384),
    dpi: z.int().min(1).max(300),
  }),
  repeat: z.enum(repeats),
  family: z.enum(families),
  /** One of the family's layouts. */
  layout: z.string().max(40),
  /** Size of the main motif on cloth. */
  heroCm: z.number().min(0.4).max(60),
  /** 0 airy … 1 packed. */
  density: z.number().min(0).max(1),
  /** 1 plain … 5 finest: veins, bands, beads, smallest filler. */
  detail: z.int().min(1).max(5),
  /** 0 strictly regular … 1 free: jitter, turning, variety. */
  freedom: z.number().min(0).max(1),
  /** Contour weight factor, 0.5 … 2. */
  line: z.number().min(0.5).max(2),
  motifs: motifWishes,
  /** Motifs and things that are of one dye, whatever others are. */
  bound: z
    .array(
      z.strictObject({
        motif: z.string().max(60),
        role: z.enum(roles),
        /** Its darks too, which would be lost on the ground. */
        isWhole: z.literal(true).optional(),
        /** What all else has in place of that dye, where it is this motif's alone. */
        elsewhere: z.enum(roles).optional(),
      }),
    )
    .min(1)
    .max(mostBound)
    .optional(),
  /** The dyes that a1, a2 … are of, where each named colour is one thing's and the other things have their own. */
  meant: z.array(hex).min(1).max(4).optional(),
  /** The dyes that are metal thread, each once. */
  metal: z.array(z.enum(roles)).min(1).max(roles.length).optional(),
  /** Drawn without contours. */
  isUnlined: z.literal(true).optional(),
  /** Embroidered without glass. */
  isGlassless: z.literal(true).optional(),
  /** Things drawn from outlines beside the motifs, the most important first; with their outlines, so that a recipe needs no library. */
  subjects: z.array(outline).min(1).max(mostSubjects).optional(),
  /** Motifs were changed after the cloth was planned: everything else stays where that plan has it. */
  since: z
    .strictObject({
      /** The wishes it was planned with. */
      motifs: motifWishes,
      changes: z
        .array(
          z.strictObject({
            motif: z.enum(motifIds),
            /** So many times as many: 0 none, below 1 fewer, above 1 more or, where there were none, some. */
            factor: z.number().min(0).max(4),
            /** Stands in the places of the motif that goes. */
            instead: z.enum(motifIds).optional(),
            /** The layout of the family in which a new motif is drawn, where this one does not draw it. */
            layout: z.string().max(40).optional(),
            /** The wishes from here on. */
            motifs: motifWishes,
          }),
        )
        .min(1)
        .max(mostChanges),
    })
    .optional(),
  /** A border and what makes a panel of the cloth; the field is what it is without. */
  border: z
    .strictObject({
      /** None where only what stands on the panel is asked for. */
      sides: z.array(z.enum(sides)).max(4),
      breadth: z.enum(borderBreadths),
      figure: z.enum(borderFigures),
      /** The motif of a row, where it is not the field's own. */
      motif: z.enum(motifIds).optional(),
      subject: outline.optional(),
      /** The role of its ground. */
      dye: z.enum(roles),
      /** Its colour was named for it alone: the field does without that role. */
      isOwnDye: z.boolean(),
      /** Its dye is that of its row, which lies on the cloth's own ground. */
      isOfThing: z.literal(true).optional(),
      /** The role of its row, where that has a colour of its own on the border's ground; `isOwn`: the field does without it too. */
      row: z.strictObject({ dye: z.enum(roles), isOwn: z.boolean() }).optional(),
      /** Its ground is pale: white figures would be lost on it. */
      isPale: z.boolean(),
      /** The field lies so that the border cuts few of its motifs; a border laid later leaves it where it is. */
      isFitted: z.boolean(),
      /** A broad end across the warp, and what is large in it where that is not the border's motif. */
      hasPallu: z.boolean(),
      /** Both ends are broad. */
      isEnded: z.literal(true).optional(),
      /** How the goods lie in the tile, where it does not show one of them. */
      copies: z.enum(goodsCopies).optional(),
      pallu: z
        .strictObject({
          motif: z.enum(motifIds).optional(),
          subject: outline.optional(),
          /** The role of its ground where that is not the border's; the field does without it. */
          dye: z.enum(roles).optional(),
          /** The role of its figures there. */
          worn: z.enum(roles).optional(),
        })
        .optional(),
      /** Nothing on the field. */
      isPlain: z.boolean(),
      /** One large motif in the middle. */
      hasCentre: z.boolean(),
      /** Takes turns with the row's motif. */
      second: z.strictObject({ motif: z.enum(motifIds).optional(), subject: outline.optional() }).optional(),
      /** Two bands of different breadth. */
      isDouble: z.literal(true).optional(),
      /** A broad band and two narrow ones. */
      isTriple: z.literal(true).optional(),
      /** What stands where on the panel; absent on those from before. */
      panel: z
        .strictObject({
          centre: placed.optional(),
          /** The centre is a disc. */
          isRound: z.boolean(),
          /** How goods are made up as one picture. */
          make: z.enum(makes).optional(),
          /** Nothing is strewn about it. */
          isLone: z.literal(true).optional(),
          wreath: placed.optional(),
          corner: placed.optional(),
          boughs: placed.optional(),
          foot: placed.optional(),
          beside: placed.optional(),
          /** What holds the centre. */
          frame: z.enum(frames).optional(),
          /** Frames again and again over the field, each with a thing in it; `isDrop` each second column half a step lower. */
          cells: z
            .strictObject({ frame: z.enum(frames), things: z.array(placed).max(3), isDrop: z.boolean() })
            .optional(),
          /** Stripes that carry a climbing vine, between plain ones; the thing blossoms on it. */
          stripes: placed.optional(),
          /** The panel about the opening of a kurta, of these flowers. */
          neck: z.strictObject({ shape: z.enum(necks), thing: placed }).optional(),
        })
        .optional(),
    })
    .optional(),
  palette: z.strictObject({
    scheme: z.string().max(40),
    roles: z.record(z.enum(roles), hex),
    locked: z.array(z.enum(roles)).max(roles.length),
  }),
  finish: z.strictObject({
    /** Amplitude of the hand's waver in units, 0 … 3. */
    hand: z.number().min(0).max(3),
    cloth: z.enum(finishCloths),
    /** Strength of the weave, of uneven dye and of age, 0 … 1. */
    weave: z.number().min(0).max(1),
    mottle: z.number().min(0).max(1),
    age: z.number().min(0).max(1),
  }),
});
export type Recipe = z.infer<typeof recipe>;
