ALTER TABLE "files" ADD COLUMN "source_sha256" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "source_sha256" text;--> statement-breakpoint
CREATE INDEX "files_source_sha256" ON "files" USING btree ("client_id","source_sha256") WHERE "files"."source_sha256" is not null;