import { type Family, families } from '@naksha/contract';
import { z } from 'zod';
import type { Ink, Scene } from '../drawing/scene.ts';
import { roles } from '../vocabulary/roles.ts';
import { shaders } from './shaders.ts';

/** The form in which plans are kept. */
const form = 1;
/** The largest plan of the loom has a tenth of each; what is beyond is none of its. */
const most = { symbols: 100_000, items: 1_000_000, shapes: 5000, path: 4_000_000, census: 200_000, layers: 64 };

const number = z.number().min(-1e7).max(1e7);
const role = roles.join('|');
const inkForm = new RegExp(`^(${role})(>(${role}):[0-9.e-]{1,24})?$`);
const ink = z.custom<Ink>((value) => typeof value === 'string' && inkForm.test(value));
/** Goes into documents as it is: nothing but commands and numbers. */
const path = z
  .string()
  .max(most.path)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\s-]*$/);
const step = z.strictObject({ shader: z.enum(Object.keys(shaders)), params: z.record(z.string().max(40), z.number()) });

const scene = z.strictObject({
  torus: z.strictObject({ w: number.positive(), h: number.positive(), dropY: number, brickX: number }),
  columns: z.int().min(1).max(10_000),
  rows: z.int().min(1).max(10_000),
  symbols: z
    .array(
      z.strictObject({
        shapes: z
          .array(
            z.strictObject({
              d: path,
              fill: ink.optional(),
              stroke: ink.optional(),
              strokeWidth: number.optional(),
              evenOdd: z.boolean().optional(),
              opacity: z.number().min(0).max(1).optional(),
            }),
          )
          .max(most.shapes),
        radius: number.min(0),
        motif: z.string().max(80).optional(),
      }),
    )
    .max(most.symbols),
  layers: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,80}$/),
        name: z.string().max(120),
        kind: z.enum(['ground', 'stems', 'leaves', 'motifs', 'fill', 'dots', 'lines', 'field']),
        wash: ink.optional(),
        items: z
          .array(
            z.strictObject({
              symbol: z.int().min(0),
              x: number,
              y: number,
              turn: number,
              scale: number,
              flip: z.boolean().optional(),
            }),
          )
          .max(most.items),
        over: z.array(step).max(20).optional(),
      }),
    )
    .min(1)
    .max(most.layers),
  surface: z.array(step).max(20),
  census: z
    .array(
      z.strictObject({
        x: number,
        y: number,
        r: number,
        motif: z.string().max(80),
        rank: z.enum(['hero', 'secondary', 'filler']),
      }),
    )
    .max(most.census),
});

/** A plan as it is kept: which planner made it, and the scene. */
const keptPlan = z.strictObject({
  form: z.literal(form),
  family: z.enum(families),
  version: z.int().min(1).max(1_000_000),
  scene,
});

/** The text as which a plan is kept, of the JSON of its scene. */
export function writePlan(family: Family, version: number, scene: string): string {
  return `{"form":${form},"family":"${family}","version":${version},"scene":${scene}}`;
}

/** Text that was kept → the plan, or undefined for what is none: another form, broken, or with what no planner writes. Never throws. */
export function parsePlan(text: string): { family: Family; version: number; scene: Scene } | undefined {
  const plan = readJson(text);
  if (!isPlan(plan)) return undefined;
  const { family, version, scene: found } = plan;
  const isWhole = found.layers.every(({ items }) => items.every(({ symbol }) => symbol < found.symbols.length));
  return isWhole ? { family, version, scene: found } : undefined;
}

/** What was read stays as it was written, in the order of its keys too: plans are compared as text. */
function isPlan(value: unknown): value is z.infer<typeof keptPlan> {
  return keptPlan.safeParse(value).success;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
