import { endpoints } from '@naksha/contract';
import { askAt, type Person } from './enter.ts';

/** By the pattern of a route the address of one row that it shows. */
export type Examples = Readonly<Record<string, string>>;

/** Puts something into every list that the demonstration leaves empty, and says where each kind of row can be looked at. */
export async function furnish(
  address: string,
  { admin, operator }: { readonly admin: Person; readonly operator: Person },
): Promise<Examples> {
  // The answer to the ticket is a letter then, and so is what becomes of payments: the outbox has some.
  await admin.ask(endpoints.updateUser, { id: admin.user._id, body: { email: 'aditi@naksha.example' } });
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
  const stamps = await ripeStamps(address, 2);
  await askAt(address, {}, endpoints.talkToSales, {
    body: {
      stamp: stamps[0],
      email: 'asha.rao@jaipur-block-prints.example',
      phone: '+91 98250 12345',
      message: 'Forty metres a day.',
    },
  });
  await askAt(address, {}, endpoints.signUp, {
    body: {
      stamp: stamps[1],
      companyName: 'Vraj Prints and Processing Mills',
      name: 'Leela Shah',
      email: 'leela@vraj-prints.example',
    },
  });
  await admin.ask(endpoints.sendEmail, {
    body: { to: '', subject: 'PUT /files/{id}: unavailable', text: 'The store of files gave no answer.', html: '' },
  });
  await operator.ask(endpoints.createPlace, {
    body: { name: 'Surat', address: '4th floor, Textile Market\nRing Road, Surat 395002', phone: '+91 261 2345678' },
  });
  const { data: clients } = await operator.ask(endpoints.listClients);
  const [client] = clients;
  if (!client) throw new Error('the demonstration has no client');
  await furnishSales({ admin, operator }, client._id);
  const { total } = await operator.ask(endpoints.listMails);
  if (total === 0) throw new Error('no letter is in the outbox');
  return {
    '/admin/support/$ticket': `/admin/support/${ticket._id}`,
    '/admin/clients/$id': `/admin/clients/${client._id}`,
  };
}

/** Stamps of forms that were open for as long as people need at least. */
async function ripeStamps(address: string, count: number): Promise<string[]> {
  const taken = await Promise.all(Array.from({ length: count }, () => askAt(address, {}, endpoints.getFormStamp)));
  await new Promise((resolve) => setTimeout(resolve, Math.max(...taken.map(({ ripeInMs }) => ripeInMs)) + 1000));
  return taken.map(({ stamp }) => stamp);
}

/** Who sells, a reseller, a coupon, and payments: one that was paid, one in part given back, one to be verified, one turned down. */
async function furnishSales({ admin, operator }: { admin: Person; operator: Person }, clientId: string): Promise<void> {
  // Journeys share a product: what was sold before is there already, and names are taken once.
  if ((await operator.ask(endpoints.listResellers)).total > 0) return;
  const inIndia = { country: 'IN', stateCode: '24', gstin: null };
  await operator.ask(endpoints.putSeller, {
    body: {
      ...{ name: 'Naksha, sellers of the demonstration', address: 'Ring Road\nSurat 395002', ...inIndia },
      ...{ email: 'bills@naksha.example', series: 'NK', rates: { DE: 1900, NP: 1300 } },
      ...{ bankAccount: '50200012345678', bankName: 'A bank in Surat', ifsc: 'ABCD0123456', upiId: 'naksha@upi' },
    },
  });
  await admin.ask(endpoints.putBillingFacts, {
    body: { name: 'Naksha demonstration', address: 'Udhna, Surat', ...inIndia, lang: 'gu' },
  });
  const reseller = await operator.ask(endpoints.createReseller, {
    body: {
      ...{ name: 'Surat Soft Solutions and Services', contactName: 'Leela Shah', email: 'leela@surat-soft.example' },
      ...{ website: 'https://surat-soft.example', isShown: true, commissionBasisPoints: 1250 },
    },
  });
  await operator.ask(endpoints.setClientReseller, { id: clientId, body: { resellerId: reseller._id } });
  const coupon = {
    kind: 'percentage',
    value: 1050,
    startsAt: new Date().toISOString(),
    maxTotal: 100,
    maxPerClient: 5,
  };
  const { code: couponCode } = await operator.ask(endpoints.createCoupon, { body: { ...coupon, code: 'DIWALI10' } });
  const { data: plans } = await operator.ask(endpoints.listPlans);
  const planId = plans.findLast(({ isPublic, price }) => isPublic && price.amount > 0)?._id;
  if (planId === undefined) throw new Error('the demonstration has no plan on sale');
  const transfer = async (transactionId: string) => {
    const basket = { planId, couponCode };
    const { planVersion, total } = await admin.ask(endpoints.quotePayment, { body: basket });
    const { _id: id } = await admin.ask(endpoints.createPayment, {
      body: { ...basket, planVersion, total, method: 'transfer' },
    });
    await admin.ask(endpoints.sendTransaction, { id, body: { transactionId } });
    return id;
  };
  const paid = await transfer('UTR2026112600123');
  await operator.ask(endpoints.verifyPayment, { id: paid });
  for (const [operation, engine, amount] of [
    ['generate', 'builtin', 40],
    ['upscale', 'model', 250],
  ] as const)
    await operator.ask(endpoints.setCost, { body: { operation, engine, amount, from: '2099-01-01' } });
  await operator.ask(endpoints.refundPayment, {
    id: paid,
    body: { amount: 10_000, reason: 'Two days without service' },
  });
  const lost = await transfer('NEFT-88123456');
  await operator.ask(endpoints.rejectPayment, { id: lost, body: { reason: 'There is no such transfer at the bank.' } });
  await transfer('UPI-632611112345');
}
