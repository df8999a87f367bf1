/** The three log-ins of the demonstration; one password serves all of them. Their mail goes to a domain that no one can have (RFC 2606). */
export const demoLogIns = [
  { login: 'designer_demo', email: 'designer@demonstration.example', name: 'Diya Demo', roles: 'user' },
  { login: 'admin_demo', email: 'admin@demonstration.example', name: 'Aditi Demo', roles: 'admin' },
  { login: 'super_demo', email: 'super@demonstration.example', name: 'Sunil Demo', roles: 'superadmin' },
] as const;
