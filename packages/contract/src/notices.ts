/** Sentences that are not failures but are fixed as exactly as those of the error catalogue. */
export const notices = {
  password_changed: 'Password changed successfully',
  session_ended: 'Session ended: Your session has ended. You will be logged out in {count} seconds.',
  large_upscale: 'Upscaling a large image may take some time.',
  large_psd: 'Exporting a very large design as PSD can take up to 10 minutes.',
  coming_soon: 'Coming soon',
} as const;
export type NoticeCode = keyof typeof notices;
