CREATE TABLE "file_words" (
	"file_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "file_words_file_id_word_pk" PRIMARY KEY("file_id","word")
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_folder";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(coalesce(design_name, file_name))) STORED;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "stack_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_words" ADD CONSTRAINT "file_words_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_words" ADD CONSTRAINT "file_words_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_words_word" ON "file_words" USING btree ("client_id","word" text_pattern_ops,"file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name" ON "folders" USING btree ("client_id",lower("name"));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_day" ON "files" USING btree ("client_id","directory","created_at","id","operation","created_by","total_pixels") WHERE "files"."deleted_at" is null and "files"."is_saved";--> statement-breakpoint
CREATE INDEX "files_by_name" ON "files" USING btree ("client_id","directory","sort_name","id") WHERE "files"."deleted_at" is null and "files"."is_saved";--> statement-breakpoint
CREATE INDEX "files_by_size" ON "files" USING btree ("client_id","directory","total_pixels","id") WHERE "files"."deleted_at" is null and "files"."is_saved";--> statement-breakpoint
CREATE INDEX "files_stack" ON "files" USING btree ("client_id","stack_id","directory","id") WHERE "files"."stack_id" is not null and "files"."deleted_at" is null and "files"."is_saved";--> statement-breakpoint
CREATE INDEX "files_own_folder" ON "files" USING btree ("folder_id") WHERE "files"."folder_id" is not null;--> statement-breakpoint
WITH RECURSIVE "line" AS (
	SELECT "id", "id" AS "first" FROM "files" WHERE "parent_id" IS NULL
	UNION ALL
	SELECT "child"."id", "line"."first" FROM "files" AS "child" JOIN "line" ON "child"."parent_id" = "line"."id"
)
UPDATE "files" SET "stack_id" = "line"."first" FROM "line" WHERE "line"."id" = "files"."id" AND "line"."first" <> "files"."id";
