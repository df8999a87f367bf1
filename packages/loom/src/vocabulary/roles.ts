/** Roles of colour; a recipe gives each its hex. `line` contours, `light` is the reserve or white, `dark` the deepest. */
export const roles = ['ground', 'line', 'light', 'a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2', 'leaf3', 'dark'] as const;
export type Role = (typeof roles)[number];

/** The dyes that named colours take, in their order. */
export const accentRoles = ['a1', 'a2', 'a3', 'a4'] as const satisfies readonly Role[];
