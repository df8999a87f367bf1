CREATE TABLE "installations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "installations_only" CHECK ("installations"."is_only")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "quota_bytes" bigint;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "total_bytes" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "received_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "same_as" uuid;--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("client_id","sha256") WHERE "files"."sha256" is not null;