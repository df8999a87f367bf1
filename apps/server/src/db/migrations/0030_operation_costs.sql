-- Movements lock an account and then its lots, the repair below the lots first: while programs that run already go on, none of them is in between.
LOCK TABLE "ledger_accounts" IN EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "operation_costs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"engine" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operation_costs_amount" CHECK ("operation_costs"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credits_taken" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "operation_costs_start" ON "operation_costs" USING btree ("operation","engine","starts_at");--> statement-breakpoint
-- Credits of what was moved behind an upgrade, before they moved with it, had expired with its old days though it still runs or is to begin. A lot that
-- has not expired holds what no work took of it: the rest comes back, but where credits were taken by hand, for then it is not known what expired.
WITH part AS (
  SELECT h.state, (lot.value ->> 'id')::uuid AS lot_id, (lot.value ->> 'amount')::bigint AS amount, c.credits_deducted,
    sum((lot.value ->> 'amount')::bigint) OVER (PARTITION BY h.id ORDER BY lot.ordinality) - (lot.value ->> 'amount')::bigint AS before
  FROM "ledger_holds" h LEFT JOIN "credit_logs" c ON c.hold_id = h.id, jsonb_array_elements(h.lots) WITH ORDINALITY lot
  WHERE h.state <> 'released'
), used AS (
  SELECT lot_id, sum(CASE state WHEN 'open' THEN amount ELSE greatest(0, least(amount, credits_deducted - before)) END)::bigint AS amount
  FROM part GROUP BY 1
), lost AS (
  SELECT l.id, l.amount - l.remaining - coalesce(u.amount, 0) AS amount
  FROM "ledger_lots" l JOIN "subscriptions" s ON s.id = l.subscription_id LEFT JOIN used u ON u.lot_id = l.id
  WHERE s.ends_at > now() AND s.payment_id IS NOT NULL AND l.expires_at > now() AND l.amount - l.remaining > coalesce(u.amount, 0)
    AND NOT EXISTS (
      SELECT FROM "ledger_entries" e WHERE e.client_id = l.client_id AND e.kind = 'correct' AND e.account = 'available' AND e.amount < 0
    )
), lots AS (
  UPDATE "ledger_lots" l SET "remaining" = l.remaining + lost.amount FROM lost WHERE l.id = lost.id RETURNING l.client_id, lost.amount
), sums AS MATERIALIZED (
  SELECT client_id, sum(amount)::bigint AS amount, gen_random_uuid() AS movement FROM lots GROUP BY 1
), accounts AS (
  UPDATE "ledger_accounts" a SET "available" = a.available + sums.amount, "granted" = a.granted - sums.amount
  FROM sums WHERE a.client_id = sums.client_id RETURNING a.client_id, sums.amount, sums.movement
)
INSERT INTO "ledger_entries" ("id", "client_id", "movement_id", "kind", "account", "amount", "reason")
SELECT gen_random_uuid(), client_id, movement, 'correct', side.account, side.sign * amount, 'They had expired with the old days of a plan that was moved.'
FROM accounts, (VALUES ('granted', -1), ('available', 1)) side(account, sign);
