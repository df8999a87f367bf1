ALTER TABLE "clients" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_logs_created" ON "credit_logs" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_created" ON "ledger_entries" USING brin ("created_at");