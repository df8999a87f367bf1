CREATE TABLE "sales_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"from_client" text,
	"status" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"via_form" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_requests_status" CHECK ("sales_requests"."status" in ('new', 'contacted', 'closed'))
);
--> statement-breakpoint
CREATE INDEX "sales_requests_created" ON "sales_requests" USING btree ("created_at");