ALTER TABLE "uploads" ADD COLUMN "lease_holder" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_lease" CHECK (("uploads"."lease_holder" is null) = ("uploads"."lease_until" is null));