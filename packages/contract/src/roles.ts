/** The stored role of an account. A client administrator in user mode keeps the role `admin`. */
export const roles = ['user', 'admin', 'superadmin'] as const;
export type Role = (typeof roles)[number];

/** The roles within a client. */
export const clientRoles = ['user', 'admin'] as const satisfies readonly Role[];
export type ClientRole = (typeof clientRoles)[number];
