ALTER TABLE "sales_requests" ADD COLUMN "from_client_id" uuid;
--> statement-breakpoint
-- Of those before only the name is known: it says whose they were where one client alone has it.
UPDATE "sales_requests" s SET "from_client_id" = c."id" FROM "clients" c
  WHERE c."name" = s."from_client" AND NOT EXISTS (SELECT FROM "clients" o WHERE o."name" = c."name" AND o."id" <> c."id");
