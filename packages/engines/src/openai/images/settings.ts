import type { DialectName } from './dialects.ts';

/** A server of an image model in OpenAI's manner. */
export interface ImageSettings {
  /** Up to and with the version: `https://host/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly dialect: DialectName;
  /** How long one picture is waited for; four minutes when absent. */
  readonly patienceMs?: number | undefined;
}
