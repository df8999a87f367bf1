CREATE TABLE "sealed_actions" (
	"position" bigint PRIMARY KEY NOT NULL,
	"action_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "sealed_actions_action_id_unique" UNIQUE("action_id")
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"first" bigint NOT NULL,
	"last" bigint NOT NULL,
	"is_complete" boolean NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsealed_actions" (
	"action_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action_logs" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "action_logs" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "sealed_actions" ADD CONSTRAINT "sealed_actions_action_id_action_logs_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."action_logs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- With the rights of the table's owner: who writes a line has none on what leads to its seal.
CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO unsealed_actions VALUES (NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER action_logs_await_seal AFTER INSERT ON "action_logs"
  FOR EACH ROW EXECUTE FUNCTION await_seal();
--> statement-breakpoint
INSERT INTO "unsealed_actions" SELECT "id" FROM "action_logs";
--> statement-breakpoint
CREATE TRIGGER action_logs_whole BEFORE TRUNCATE ON "action_logs" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sealed_actions_append_only BEFORE UPDATE OR DELETE ON "sealed_actions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sealed_actions_whole BEFORE TRUNCATE ON "sealed_actions" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER seals_append_only BEFORE UPDATE OR DELETE ON "seals"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER seals_whole BEFORE TRUNCATE ON "seals" EXECUTE FUNCTION refuse_change();
