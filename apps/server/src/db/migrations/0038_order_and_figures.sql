-- What settles a job writes the job and then its file: in the same order nothing waits both ways. The names are rewritten last, for while they are no file is read.
CREATE INDEX "jobs_all" ON "jobs" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "ledger_holds_all" ON "ledger_holds" USING btree ("client_id","id");--> statement-breakpoint
-- Numbers are found without the zeros before them, those of files that are there already too.
INSERT INTO "file_words" ("file_id", "client_id", "word")
  SELECT "file_id", "client_id", ltrim("word", '0') FROM "file_words" WHERE "word" ~ '^0+[1-9][0-9]*$'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "files" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sort_name" text collate "C" GENERATED ALWAYS AS (left(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower(regexp_replace(normalize(coalesce(design_name, file_name), NFKD) collate "C", '[\u0300-\u036f\u093c\u0abc\u200c\u200d]', '', 'g')), 'ँઁ०१२३४५६७८९૦૧૨૩૪૫૬૭૮૯', 'ंં01234567890123456789'), '\.([a-z0-9]{1,5})$', chr(1) || '\1'), '[[:space:]_-]+', ' ', 'g'), '(\d+)', '0000000000000000000\1', 'g'), '0*(\d{20,})', '\1', 'g'), 200)) STORED;--> statement-breakpoint
CREATE INDEX "files_all" ON "files" USING btree ("client_id","id");--> statement-breakpoint
-- It went with the column that it orders by.
CREATE INDEX "files_by_name" ON "files" USING btree ("client_id","directory","sort_name","id") WHERE "files"."deleted_at" is null and "files"."is_saved";
