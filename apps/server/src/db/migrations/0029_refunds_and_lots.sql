ALTER TABLE "ledger_lots" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ends_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_lots_subscription" ON "ledger_lots" USING btree ("subscription_id") WHERE "ledger_lots"."remaining" > 0;