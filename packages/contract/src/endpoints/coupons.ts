import { z } from 'zod';
import { success } from '../entities/answers.ts';
import { coupon, couponForm } from '../entities/coupon.ts';
import { id } from '../entities/id.ts';
import type { Endpoint } from './endpoint.ts';

export const couponEndpoints = {
  listCoupons: {
    method: 'GET',
    path: '/discount',
    access: 'super',
    summary: 'The coupons, the newest first',
    reads: 'nothing',
    answer: z.strictObject({ coupons: z.array(coupon) }),
  },
  createCoupon: {
    method: 'POST',
    path: '/discount/create',
    access: 'super',
    summary: 'Add a coupon; its code is free of upper and lower case',
    body: couponForm,
    status: 201,
    twin: 'coupon_taken',
    answer: coupon,
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/discount/{id}',
    access: 'super',
    owns: 'coupon',
    summary: 'Delete a coupon; payments that hold it keep what they were promised',
    params: z.object({ id }),
    answer: success,
  },
} satisfies Record<string, Endpoint>;
