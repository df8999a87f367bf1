type Progress = (share: number) => void;

/** The progress of a part of the work that begins and ends at these shares of the whole. */
export function within(progress: Progress, from: number, to: number): Progress {
  return (share) => progress(from + (to - from) * share);
}
