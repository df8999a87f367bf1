import { type AnyPlan, type BrokenRule, currencies, operations, type PlanForm, planForm } from '@naksha/contract';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { dayHere, endOfDayHere } from '../../ui/day-here.ts';
import { fromMinorUnits, toHundredths } from '../../ui/hundredths.ts';

const figure = z.union([z.string(), z.number()]);
type PriceField = `price_${string}`;

/** The operations whose price a plan can set. */
export const pricedOperations = Object.values(operations).filter(({ status }) => status === 'on');
export const priceField = (operation: string): PriceField => `price_${operation}`;
const priceFields: Record<PriceField, typeof figure> = Object.fromEntries(
  pricedOperations.map(({ name }) => [priceField(name), figure]),
);

const facts = z.object({
  name: z.string(),
  amount: figure,
  currency: z.enum(currencies),
  adminCount: figure,
  usersCount: figure,
  credits: figure,
  creditValidityDays: figure,
  subscriptionDays: figure,
  isPublic: z.boolean(),
  onSaleUntil: z.string(),
  /** Of features of other systems, one a line. */
  otherPrices: z.string(),
});
export type TypedPlan = z.infer<typeof facts> & { readonly [Field in PriceField]: string | number };

/** What stands in the form of a plan; what is not set is an empty text. */
export const typedPlan: z.ZodType<TypedPlan> = facts.extend(priceFields);

export const emptyPlan: TypedPlan = {
  name: '',
  amount: '',
  currency: 'INR',
  adminCount: 1,
  usersCount: '',
  credits: '',
  creditValidityDays: 365,
  subscriptionDays: 30,
  isPublic: false,
  onSaleUntil: '',
  otherPrices: '',
  ...Object.fromEntries(pricedOperations.map(({ name }) => [priceField(name), ''])),
};

const isOurs = (feature: string) => pricedOperations.some(({ name }) => name === feature);

export function fromPlan({ price, onSaleUntil, prices, ...plan }: AnyPlan): TypedPlan {
  const { name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, isPublic } = plan;
  const others = Object.entries(prices).filter(([feature]) => !isOurs(feature));
  return {
    ...{ name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, isPublic },
    amount: fromMinorUnits(price.amount),
    currency: price.currency,
    onSaleUntil: onSaleUntil === null ? '' : dayHere(onSaleUntil),
    otherPrices: others.map(([feature, credits]) => `${feature} ${credits}`).join('\n'),
    ...Object.fromEntries(pricedOperations.map(({ name }) => [priceField(name), prices[name] ?? ''])),
  };
}

/** Of an empty or half typed number the contract says what is wrong. */
export function toPlan(typed: TypedPlan): PlanForm {
  const { name, amount, currency, isPublic, onSaleUntil, otherPrices } = typed;
  const whole = (given: string | number | undefined) => (typeof given === 'number' ? given : Number.NaN);
  const own = pricedOperations.flatMap(({ name }) => {
    const price = typed[priceField(name)];
    return price === '' ? [] : [[name, whole(price)] as const];
  });
  return {
    ...{ name, currency, isPublic },
    amount: toHundredths(amount),
    adminCount: whole(typed.adminCount),
    usersCount: whole(typed.usersCount),
    credits: whole(typed.credits),
    creditValidityDays: whole(typed.creditValidityDays),
    subscriptionDays: whole(typed.subscriptionDays),
    onSaleUntil: onSaleUntil === '' ? null : endOfDayHere(onSaleUntil),
    prices: Object.fromEntries([...own, ...readPrices(otherPrices)]),
  };
}

/** Lines of a feature and its credits, parted by a space; a line without credits has a price that is no number. */
function readPrices(text: string): (readonly [feature: string, credits: number])[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [, feature = line, credits] = /^(.+?)\s+(\d+)$/.exec(line) ?? [];
      return [feature, credits === undefined ? Number.NaN : Number(credits)];
    });
}

/** The rules that a plan breaks as it is typed; one about a price stands at the field of that price. */
export function judgePlan(typed: TypedPlan): BrokenRule[] {
  return brokenRules(planForm, toPlan(typed)).map((rule) => {
    const [field, ...rest] = rule.field.split('.');
    if (field !== 'prices') return rule;
    const feature = rest.join('.');
    return { ...rule, field: isOurs(feature) ? priceField(feature) : 'otherPrices' };
  });
}
