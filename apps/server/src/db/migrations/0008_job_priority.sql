ALTER TABLE "jobs" RENAME COLUMN "turn" TO "priority";--> statement-breakpoint
DROP INDEX "jobs_open";--> statement-breakpoint
DROP INDEX "jobs_served";--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("client_id","priority") WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_served" ON "jobs" USING btree ("priority") WHERE "jobs"."started_at" is not null;