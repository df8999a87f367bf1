import { endpoints } from '@naksha/contract';
import { askAt, type Person } from './enter.ts';

/** By the pattern of a route the address of one row that it shows. */
export type Examples = Readonly<Record<string, string>>;

/** Puts something into every list that the demonstration leaves empty, and says where each kind of row can be looked at. */
export async function furnish(
  address: string,
  { admin, operator }: { readonly admin: Person; readonly operator: Person },
): Promise<Examples> {
  const { data: ticket } = await admin.ask(endpoints.createTicket, {
    body: {
      title: 'The red of the bandhani comes out darker on cotton than on the screen',
      description: 'We printed two metres.\nThe ground is right, the red is not. Which profile should we take?',
    },
  });
  await operator.ask(endpoints.commentTicket, {
    id: ticket._id,
    body: {
      comment: 'Take the press inks under Export and look at the proof first.',
      change: { status: 'in-progress', version: ticket.version },
    },
  });
  await askAt(address, {}, endpoints.talkToSales, {
    body: { email: 'asha.rao@jaipur-block-prints.example', phone: '+91 98250 12345', message: 'Forty metres a day.' },
  });
  await askAt(address, {}, endpoints.signUp, {
    body: { companyName: 'Vraj Prints and Processing Mills', name: 'Leela Shah', email: 'leela@vraj-prints.example' },
  });
  await operator.ask(endpoints.createPlace, {
    body: { name: 'Surat', address: '4th floor, Textile Market\nRing Road, Surat 395002', phone: '+91 261 2345678' },
  });
  const { data: clients } = await operator.ask(endpoints.listClients);
  const [client] = clients;
  if (!client) throw new Error('the demonstration has no client');
  return {
    '/admin/support/$ticket': `/admin/support/${ticket._id}`,
    '/admin/clients/$id': `/admin/clients/${client._id}`,
  };
}
