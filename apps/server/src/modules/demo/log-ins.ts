/** The three log-ins of the demonstration; one password serves all of them. */
export const demoLogIns = [
  { login: 'designer_demo', name: 'Diya Demo', roles: 'user' },
  { login: 'admin_demo', name: 'Aditi Demo', roles: 'admin' },
  { login: 'super_demo', name: 'Sunil Demo', roles: 'superadmin' },
] as const;
