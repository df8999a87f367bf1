ALTER TABLE "ledger_lots" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ends_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_lots_subscription" ON "ledger_lots" USING btree ("subscription_id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
-- Which subscription a lot came with was not kept: it is the one with whose days it ends.
UPDATE "ledger_lots" l SET "subscription_id" = s."id" FROM "subscriptions" s
WHERE s."client_id" = l."client_id" AND s."payment_id" IS NOT NULL
  AND l."expires_at" = s."ends_at" + interval '1 millisecond' * 86400000 * (s."credit_validity_days" - s."subscription_days");
