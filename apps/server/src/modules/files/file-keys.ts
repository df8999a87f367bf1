/** The folders in which bytes of clients lie, each beneath the client's id and the id of a row, and of which kind that row is. */
export const rowsOfFolders = {
  uploads: 'uploads',
  parts: 'uploads',
  files: 'files',
  plans: 'files',
  previews: 'files',
  attachments: 'ticketAttachments',
} as const;
export type RowsOfFolder = (typeof rowsOfFolders)[keyof typeof rowsOfFolders];

/** Where bytes lie in storage. Keys are made of ids alone; no name that a caller chose is in them. */
export const fileKeys = {
  /** Received, not yet judged. */
  upload: (clientId: string, id: string) => `uploads/${clientId}/${id}`,
  /** A part of what comes in parts. */
  part: (clientId: string, id: string, part: number) => `parts/${clientId}/${id}/${part}`,
  /** A part while it is not known whether it is the one that counts; `attempt` is one's own. */
  partAttempt: (clientId: string, id: string, attempt: string) => `parts/${clientId}/${id}/${attempt}`,
  /** Judged; never written again. */
  file: (clientId: string, id: string) => `files/${clientId}/${id}`,
  /** The plan that a design is drawn again from; its id is the file's, and it is gone with it. */
  plan: (clientId: string, id: string) => `plans/${clientId}/${id}`,
  previews: (clientId: string, id: string) => `previews/${clientId}/${id}`,
  /** What a file that is no picture looks like: among its previews, and gone with them. Stored files have this name, so it stays. */
  rendition: (clientId: string, id: string) => `previews/${clientId}/${id}/face.png`,
  /** All squares of a large picture in one archive. */
  squares: (clientId: string, id: string) => `previews/${clientId}/${id}/tiles.zip`,
  /** A picture that came with a message to support. */
  attachment: (clientId: string, id: string) => `attachments/${clientId}/${id}`,
  preview: (clientId: string, id: string, size: number) => `previews/${clientId}/${id}/${size}.webp`,
} as const;
