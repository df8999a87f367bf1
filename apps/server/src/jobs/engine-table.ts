import { operations } from '@naksha/contract';
import { type BuiltinOperation, builtin, createRedrawer, modelEngines, type Run } from '@naksha/engines';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { UnknownHere } from './unknown-here.ts';

/** An engine's run for parameters as they are stored: they are read by the operation's schema first. */
export type StoredRun = Run<Readonly<Record<string, unknown>>>;

/** Finds the engine of an operation; undefined when there is none here. */
export type EngineTable = (operation: string) => StoredRun | undefined;

/** The operations that are done without a model elsewhere. */
export const builtinEngines: EngineTable = tableOf(builtin);

/** Those it does, with an image model where one is set. */
export function openEngines({ image }: Pick<Config, 'image'>): EngineTable {
  if (image === undefined) return builtinEngines;
  const redrawer = createRedrawer({ ...image, apiKey: image.apiKey?.reveal() });
  return tableOf({ ...builtin, ...modelEngines(redrawer) });
}

function tableOf(runs: typeof builtin): EngineTable {
  return (operation) => {
    if (!isBuiltin(operation)) return undefined;
    const schema: z.ZodType = operations[operation].params;
    // Which schema belongs to which run is known by name, as the engines' own table makes sure.
    const run = runs[operation] as Run<unknown>;
    return async (params, inputs, context) => {
      const known = schema.safeParse(params);
      // They were judged when the job was asked for, by a process that knew them.
      if (!known.success) throw new UnknownHere(`other parameters of ${operation}`, { cause: known.error });
      return run(known.data, inputs, context);
    };
  };
}

function isBuiltin(operation: string): operation is BuiltinOperation {
  return Object.hasOwn(builtin, operation);
}
