ALTER TABLE "files" ADD COLUMN "source_sha256" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "source_sha256" text;--> statement-breakpoint
CREATE INDEX "files_source_sha256" ON "files" USING btree ("client_id","source_sha256") WHERE "files"."source_sha256" is not null;--> statement-breakpoint
CREATE INDEX "files_erased" ON "files" USING btree ("erased_at") WHERE "files"."erased_at" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_erased" CHECK ("files"."erased_at" is null or "files"."deleted_at" is not null);--> statement-breakpoint
-- Of these not all words were kept; the next sweep keeps them again, and all of them.
DELETE FROM "file_words" WHERE "file_id" IN (
  SELECT "file_id" FROM "file_words" WHERE "word" NOT LIKE '%:%' GROUP BY "file_id" HAVING count(*) >= 80
);
