ALTER TABLE "audit_checks" ADD COLUMN "alive_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD COLUMN "share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD COLUMN "wrong_files" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "stored_sha256" text;