CREATE TABLE "audit_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"lines" integer,
	"faults" integer,
	"head" text,
	CONSTRAINT "audit_checks_only" CHECK ("audit_checks"."is_only")
);
