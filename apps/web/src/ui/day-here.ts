/** The day of a moment by the clock here, as a field for days has it. */
export function dayHere(moment: string): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date(moment));
}

/** The moment a day begins here. */
export const beginOfDayHere = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** The moment a day ends here. */
export const endOfDayHere = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
