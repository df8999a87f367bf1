import type { Handlers } from '../../http/handler.ts';
import { createReseller } from './create-reseller.ts';
import { deleteReseller } from './delete-reseller.ts';
import { getResellers } from './get-resellers.ts';
import { listCommissions } from './list-commissions.ts';
import { listResellers } from './list-resellers.ts';
import { payReseller } from './pay-reseller.ts';
import { setClientReseller } from './set-client-reseller.ts';
import { updateReseller } from './update-reseller.ts';

export const resellerHandlers = {
  getResellers,
  listResellers,
  createReseller,
  updateReseller,
  deleteReseller,
  setClientReseller,
  listCommissions,
  payReseller,
} satisfies Partial<Handlers>;
