/** The word of each role. */
export const roleWords = { user: 'roleUser', admin: 'roleAdmin', superadmin: 'roleSuper' } as const;
