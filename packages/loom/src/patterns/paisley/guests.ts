/** Who may stand in the garden of an ambi. */
export const paisleyGuests = ['peacock', 'parrot', 'swan', 'elephant', 'deer', 'butterfly', 'fish'] as const;
export type PaisleyGuest = (typeof paisleyGuests)[number];
