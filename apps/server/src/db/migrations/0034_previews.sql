CREATE TABLE "file_previews" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"bytes" bigint NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_previews" ADD CONSTRAINT "file_previews_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_previews" ADD CONSTRAINT "file_previews_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_previews_file" ON "file_previews" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_previews_used" ON "file_previews" USING btree ("used_at","key","bytes");