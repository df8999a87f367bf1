ALTER TABLE "users" ADD COLUMN "given_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "given_until" = now() + interval '1 day' WHERE "must_change_password" AND "client_id" IS NOT NULL;
