ALTER TABLE "institute" ADD COLUMN "trial_is_given" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "institute" ADD COLUMN "trial_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "institute" ADD COLUMN "trial_is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "institute" ADD COLUMN "same_gender_from_12" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "levels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "teachers_bookable" ON "teachers" USING btree ("user_id") WHERE approval = 'approved' and (meeting_provider <> 'own' or meeting_link is not null);--> statement-breakpoint
ALTER TABLE "institute" ADD CONSTRAINT "institute_trial_minutes" CHECK ("institute"."trial_minutes" in (30, 45, 60));