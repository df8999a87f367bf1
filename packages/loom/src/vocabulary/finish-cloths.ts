/** What a design may be shown as if woven of. */
export const finishCloths = ['none', 'cotton', 'silk', 'linen', 'khadi'] as const;
export type FinishCloth = (typeof finishCloths)[number];
