ALTER TABLE "files" ADD COLUMN "plan_bytes" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "plan_version" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "render_version" integer;