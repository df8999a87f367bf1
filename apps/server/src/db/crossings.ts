/** Every reason for which code reaches rows of more clients than one, or of a client that is not known yet. */
export const crossings = {
  superAdmin: 'A super-admin sees all clients.',
  signIn:
    'A person who signs in, or shows a token or a key, is looked up before it is known which client they belong to.',
  accounts: 'A super-admin belongs to no client, and a name to sign in with is unique in the whole product.',
  foundation: 'A new client does not exist yet, and the demonstration is looked up by its name.',
  link: 'A signed link names one file or upload, and whoever holds it may use just that.',
  worker: 'A worker takes jobs of all clients, and learns from the job whose it is.',
  fairness: 'Whose job goes first depends on how far the line has come for everybody.',
  room: 'The disk is one for all clients, and so is what is promised of it.',
  mail: 'Mails go to people of all clients, and to super-admins, who belong to none.',
  sales: 'A public call knows no client; where somebody signed in asks for sales, the request names theirs.',
  payments:
    'Coupons, numbers of invoices and commissions are counted for all clients together, and a provider names a payment alone.',
  sweep: 'What has run out is thrown away for all clients at once.',
  audit: 'The books of all clients are held against each other.',
  seal: 'One chain of seals runs through the lines of all clients.',
  log: 'What happens outside of any client is logged as well.',
} as const;

export type Crossing = keyof typeof crossings;
