/** A job of another version: this process knows the operation not at all, or not with these parameters. */
export class UnknownHere extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`Expected a job of this version but received ${what}`, options);
    this.name = 'UnknownHere';
  }
}
