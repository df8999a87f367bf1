/** Reports that a worker broke or said something that cannot be read: what it was asked is no longer answered. */
export function whenBroken(worker: Worker, report: (reason: string) => void): void {
  worker.addEventListener('error', ({ message }) => report(message));
  worker.addEventListener('messageerror', () => report('an answer that cannot be read'));
}
