ALTER TABLE "deductions" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
ALTER TABLE "deductions" ADD CONSTRAINT "deductions_hold_id_unique" UNIQUE("hold_id");--> statement-breakpoint
-- A charge and its hold were written in one transaction, which has one time, and of several in one those of the same amount belong together.
WITH charges AS (
	SELECT "client_id", "request_id", "created_at", ("answer" ->> 'creditsDeducted')::bigint AS "amount",
		row_number() OVER (PARTITION BY "client_id", "created_at", "answer" ->> 'creditsDeducted' ORDER BY "request_id") AS "place"
	FROM "deductions"
), holds AS (
	SELECT "id", "client_id", "created_at", "amount",
		row_number() OVER (PARTITION BY "client_id", "created_at", "amount" ORDER BY "id") AS "place"
	FROM "ledger_holds" WHERE NOT EXISTS (SELECT FROM "jobs" WHERE "jobs"."id" = "ledger_holds"."id")
)
UPDATE "deductions" SET "hold_id" = holds."id"
FROM charges JOIN holds USING ("client_id", "created_at", "amount", "place")
WHERE "deductions"."client_id" = charges."client_id" AND "deductions"."request_id" = charges."request_id";
