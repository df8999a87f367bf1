const dayMs = 24 * 60 * 60 * 1000;

/** How many days are left until a moment, begun ones as whole ones; none once it has passed. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / dayMs));
