/** The tools of the studio by the last part of their address. */
export const tools = ['generate', 'export', 'mixer', 'replicator'] as const;
export type Tool = (typeof tools)[number];

export const toTool = (text: unknown): Tool => tools.find((tool) => tool === text) ?? 'generate';
