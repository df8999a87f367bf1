ALTER TABLE "ledger_lots" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ends_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_lots_subscription" ON "ledger_lots" USING btree ("subscription_id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
-- Which subscription a lot came with was not kept: it is the one that was made last before it, by the order of the ids, in the transaction that
-- settled the payment (settled_at is cut and created_at rounded to the millisecond), with as many credits as the plan has or the coupon adds.
UPDATE "ledger_lots" l SET "subscription_id" = s."id" FROM "subscriptions" s JOIN "payments" p ON p."id" = s."payment_id"
WHERE s."client_id" = l."client_id" AND l."expires_at" IS NOT NULL
  AND s."id" = (SELECT max(b."id"::text)::uuid FROM "subscriptions" b WHERE b."client_id" = l."client_id" AND b."id" < l."id")
  AND l."created_at" BETWEEN p."settled_at" - interval '2 milliseconds' AND p."settled_at" + interval '2 milliseconds'
  AND l."amount" IN (s."credits", (p."quote" ->> 'credits')::bigint - s."credits");--> statement-breakpoint
-- Credits of what was moved behind an upgrade stayed where they were: they count with its days.
UPDATE "ledger_lots" l
SET "expires_at" = s."ends_at" + interval '1 millisecond' * 86400000 * (s."credit_validity_days" - s."subscription_days")
FROM "subscriptions" s WHERE s."id" = l."subscription_id" AND s."ends_at" > now();
