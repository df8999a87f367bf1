import { AsyncLocalStorage } from 'node:async_hooks';

/** Quick jobs take seconds, long ones minutes. */
export type JobKind = 'quick' | 'long';

/** How far work for a job gives way to requests, and a long job to a quick one, on a machine that has enough to do: as the system counts it. */
export const jobNiceness: Readonly<Record<JobKind, number>> = { quick: 5, long: 10 };

const kinds = new AsyncLocalStorage<JobKind>();

/** Runs a job so that its pictures, and its bands, are made by children and threads of its kind: no quick job waits for a long one's. */
export function asJob<Result>(kind: JobKind, work: () => Result): Result {
  return kinds.run(kind, work);
}

const greed = new AsyncLocalStorage<boolean>();

/** Runs what decodes a picture that is kept whole: of the children for long jobs one does so at a time. */
export function asGreedy<Result>(work: () => Result): Result {
  return greed.run(true, work);
}

export const isGreedyHere = (): boolean => greed.getStore() ?? false;

/** A picture that is decoded for a request: a small one takes moments. */
export type PictureSize = 'small' | 'large';

const sizes = new AsyncLocalStorage<PictureSize>();

/** Runs what is done with a picture for a request, so that it is decoded by the children for its size: no small one waits for a large one's. */
export function asPicture<Result>(size: PictureSize, work: () => Result): Result {
  return sizes.run(size, work);
}

/** The size of the picture that a request has decoded here; large where it was not said. */
export const pictureSizeHere = (): PictureSize => sizes.getStore() ?? 'large';

/** The kind of the job that this is done for; undefined for a request. */
export const jobKindHere = (): JobKind | undefined => kinds.getStore();
