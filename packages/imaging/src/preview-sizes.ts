export const previewSizes = [256, 512, 1024, 2048] as const;
/** Longest side of a preview in pixels. */
export type PreviewSize = (typeof previewSizes)[number];
