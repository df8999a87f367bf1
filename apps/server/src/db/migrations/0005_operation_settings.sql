CREATE TABLE "operation_settings" (
	"operation" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
