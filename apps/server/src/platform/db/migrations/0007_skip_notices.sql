CREATE TABLE "skip_notices" (
	"user_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skip_notices_user_id_series_id_starts_at_pk" PRIMARY KEY("user_id","series_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "skip_notices" ADD CONSTRAINT "skip_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip_notices" ADD CONSTRAINT "skip_notices_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;