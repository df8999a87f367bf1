CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"plan_id" uuid,
	"is_trial" boolean NOT NULL,
	"lang" text NOT NULL,
	"via_form" boolean NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"became_client" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "sign_ups_status" CHECK ("sign_ups"."status" in ('new', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"trial_credits" integer,
	"trial_days" integer,
	"reseller" text NOT NULL,
	CONSTRAINT "site_settings_only" CHECK ("site_settings"."is_only")
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ups_created" ON "sign_ups" USING btree ("created_at");