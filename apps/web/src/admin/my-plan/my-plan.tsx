import { useSearch } from '@tanstack/react-router';
import { BuySheet } from './buy-sheet.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { PlanRoom } from './plan-room.tsx';

/** The own plan; what is being bought or paid stands in the address, so that a reload and the way back find it again. */
export function MyPlan() {
  const { buy, payment } = useSearch({ from: '/administration/admin/my-plan' });
  if (payment !== undefined) return <PaymentSheet key={payment} id={payment} />;
  if (buy !== undefined) return <BuySheet key={buy} planId={buy} />;
  return <PlanRoom />;
}
