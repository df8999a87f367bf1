-- A process from before the column's new name may still be at work while others are replaced: it finds the old one, kept the same.
ALTER TABLE "jobs" ADD COLUMN "turn" integer;
--> statement-breakpoint
UPDATE "jobs" SET "turn" = "priority";
--> statement-breakpoint
CREATE FUNCTION keep_job_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."priority" = OLD."priority" THEN
    NEW."priority" := coalesce(NEW."turn", NEW."priority");
  END IF;
  NEW."priority" := coalesce(NEW."priority", NEW."turn");
  NEW."turn" := NEW."priority";
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_keep_turn BEFORE INSERT OR UPDATE OF "turn", "priority" ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION keep_job_turn();
