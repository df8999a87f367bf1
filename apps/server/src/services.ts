import type { Config } from './config.ts';
import type { TokenSigner } from './storage/signed-token.ts';

/** What the program is made of, handed to every verb through its scope. */
export interface Services {
  readonly config: Config;
  readonly links: TokenSigner;
}
