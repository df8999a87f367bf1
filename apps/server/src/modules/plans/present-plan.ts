import type { AnyPlan, PublicPlan } from '@naksha/contract';
import type { plans } from '../../db/schema/plans.ts';
import type { TokenSigner } from '../../storage/signed-token.ts';
import { pictureLink } from './picture-link.ts';

type PlanRow = typeof plans.$inferSelect;

/** A plan as anybody may see it. */
export function presentPlan(row: PlanRow, links: TokenSigner): PublicPlan {
  const { id, name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, amount, currency } = row;
  return {
    _id: id,
    ...{ name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays },
    price: { amount, currency },
    version: row.version,
    prices: row.prices,
    pictures: row.pictures.map((key) => pictureLink(links, key)),
  };
}

/** The same with what a super-admin knows of it; `subscribed` are those who are on it or will be. */
export function presentAnyPlan(
  row: PlanRow,
  links: TokenSigner,
  subscribed: Pick<AnyPlan, 'subscribers' | 'formerTerms'> | undefined,
): AnyPlan {
  return {
    ...presentPlan(row, links),
    isPublic: row.isPublic,
    onSaleUntil: row.onSaleUntil?.toISOString() ?? null,
    subscribers: subscribed?.subscribers ?? 0,
    formerTerms: subscribed?.formerTerms ?? [],
    s3Images: row.pictures,
  };
}
