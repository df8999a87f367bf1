import type { Handlers } from '../../http/handler.ts';
import { createCoupon } from './create-coupon.ts';
import { deleteCoupon } from './delete-coupon.ts';
import { listCoupons } from './list-coupons.ts';

export const couponHandlers = { listCoupons, createCoupon, deleteCoupon } satisfies Partial<Handlers>;
