/** `away`: it does not answer, and may later. */
export type StorageFault = 'missing' | 'exists' | 'too-large' | 'full' | 'away';

/** What a store refuses to do. Foreign errors keep their own class. */
export class StorageError extends Error {
  readonly fault: StorageFault;
  readonly key: string;

  constructor(fault: StorageFault, key: string, options?: ErrorOptions) {
    super(`storage ${fault}: ${key}`, options);
    this.name = 'StorageError';
    this.fault = fault;
    this.key = key;
  }
}
