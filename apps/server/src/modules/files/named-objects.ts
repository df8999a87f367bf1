import { z } from 'zod';
import { fileKeys } from './file-keys.ts';
import { pictureKey } from './picture-key.ts';

/** An object that a row names, and what the row says of its bytes. */
export interface NamedObject {
  readonly key: string;
  readonly bytes?: number;
  /** None where it was not written down. */
  readonly sha256?: string | null;
}

const fileRow = z.object({
  id: z.string(),
  clientId: z.string(),
  storageKey: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  planBytes: z.number().nullable(),
  storedSha256: z.string().nullable(),
});

/** Its bytes, the picture of one that is none, and the plan of a design. */
function ofFile(row: z.infer<typeof fileRow>): NamedObject[] {
  const { id, clientId, storageKey, bytes, planBytes, storedSha256 } = row;
  const face = pictureKey(row);
  return [
    { key: storageKey, bytes, sha256: storedSha256 },
    ...(face === storageKey ? [] : [{ key: face }]),
    ...(planBytes === null ? [] : [{ key: fileKeys.plan(clientId, id) }]),
  ];
}

const attachmentRow = z.object({
  id: z.string(),
  clientId: z.string(),
  entryId: z.string().nullable(),
  bytes: z.number(),
});

/** One that no message has been sent with may be on its way still: its row is written before its bytes are. */
const ofAttachment = ({ id, clientId, entryId, bytes }: z.infer<typeof attachmentRow>): NamedObject[] =>
  entryId === null ? [] : [{ key: fileKeys.attachment(clientId, id), bytes }];

const planRow = z.object({ pictures: z.array(z.string()) });

/** The tables whose rows name objects, as the database calls them, and which each row names. */
const naming = {
  files: (row: unknown) => ofFile(fileRow.parse(row)),
  ticket_attachments: (row: unknown) => ofAttachment(attachmentRow.parse(row)),
  plans: (row: unknown) => planRow.parse(row).pictures.map((key): NamedObject => ({ key })),
};

export type NamingTable = keyof typeof naming;

/** Whether rows of a table name objects. */
export const isNaming = (table: string): table is NamingTable => Object.hasOwn(naming, table);

/** What a row of such a table names. */
export const namedBy = (table: NamingTable, row: unknown): NamedObject[] => naming[table](row);
