/** Argon2id with 19 MiB and two passes, the least that OWASP's password storage cheat sheet recommends. */
export const argon2Settings = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
