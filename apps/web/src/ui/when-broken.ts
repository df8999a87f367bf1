/** Tells that a worker broke or said something that cannot be read: what it was asked is answered no more. */
export function whenBroken(worker: Worker, tell: (reason: string) => void): void {
  worker.addEventListener('error', ({ message }) => tell(message));
  worker.addEventListener('messageerror', () => tell('an answer that cannot be read'));
}
