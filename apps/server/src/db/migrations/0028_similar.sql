CREATE TABLE "file_traits" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"traits" smallint[] NOT NULL,
	"band_0" integer,
	"band_1" integer,
	"band_2" integer,
	"band_3" integer,
	"colours" integer,
	"dyes" integer,
	"texture" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_traits" ADD CONSTRAINT "file_traits_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_traits" ADD CONSTRAINT "file_traits_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_traits_band_0" ON "file_traits" USING btree ("client_id","band_0");--> statement-breakpoint
CREATE INDEX "file_traits_band_1" ON "file_traits" USING btree ("client_id","band_1");--> statement-breakpoint
CREATE INDEX "file_traits_band_2" ON "file_traits" USING btree ("client_id","band_2");--> statement-breakpoint
CREATE INDEX "file_traits_band_3" ON "file_traits" USING btree ("client_id","band_3");--> statement-breakpoint
CREATE INDEX "file_traits_colours" ON "file_traits" USING btree ("client_id","colours");--> statement-breakpoint
CREATE INDEX "file_traits_dyes" ON "file_traits" USING btree ("client_id","dyes");--> statement-breakpoint
CREATE INDEX "file_traits_texture" ON "file_traits" USING btree ("client_id","texture");