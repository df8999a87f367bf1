ALTER TABLE "clients" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credit_cap" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_credit_cap" CHECK ("users"."credit_cap" >= 0);