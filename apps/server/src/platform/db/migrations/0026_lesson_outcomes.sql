CREATE TABLE "lesson_outcomes" (
	"session_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"teacher_late_min" integer DEFAULT 0 NOT NULL,
	"pupil_late_min" integer DEFAULT 0 NOT NULL,
	"lost_min" integer DEFAULT 0 NOT NULL,
	"lost_by" text,
	"said_by" text NOT NULL,
	"said_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_outcomes_session_id_version_pk" PRIMARY KEY("session_id","version"),
	CONSTRAINT "lesson_outcomes_kind" CHECK ("lesson_outcomes"."kind" in ('completed', 'pupil_absent', 'teacher_absent', 'both_absent', 'technical', 'shortened')),
	CONSTRAINT "lesson_outcomes_lost_by" CHECK ("lesson_outcomes"."lost_by" in ('teacher', 'pupil')),
	CONSTRAINT "lesson_outcomes_said_by" CHECK ("lesson_outcomes"."said_by" in ('system', 'teacher', 'staff')),
	CONSTRAINT "lesson_outcomes_speaker" CHECK (("lesson_outcomes"."said_by" = 'system') = ("lesson_outcomes"."said_by_id" is null)),
	CONSTRAINT "lesson_outcomes_lost" CHECK (("lesson_outcomes"."lost_min" > 0) = ("lesson_outcomes"."lost_by" is not null)),
	CONSTRAINT "lesson_outcomes_minutes" CHECK ("lesson_outcomes"."version" > 0 and "lesson_outcomes"."teacher_late_min" >= 0 and "lesson_outcomes"."pupil_late_min" >= 0 and "lesson_outcomes"."lost_min" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_absent";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_proposed";--> statement-breakpoint
ALTER TABLE "lesson_outcomes" ADD CONSTRAINT "lesson_outcomes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_outcomes" ADD CONSTRAINT "lesson_outcomes_said_by_id_users_id_fk" FOREIGN KEY ("said_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "lesson_outcomes" ("session_id", "version", "kind", "said_by", "said_by_id", "created_at")
  SELECT "id", 1,
    CASE "absent" WHEN 'student' THEN 'pupil_absent' WHEN 'teacher' THEN 'teacher_absent' WHEN 'both' THEN 'both_absent'
      ELSE CASE WHEN "status" = 'Missed' THEN 'pupil_absent' ELSE 'completed' END END,
    CASE WHEN "status" IN ('Completed', 'Missed') THEN 'teacher' ELSE 'system' END,
    CASE WHEN "status" IN ('Completed', 'Missed') THEN "teacher_id" END, "updated_at"
  FROM "sessions" WHERE "status" IN ('Completed', 'Missed') OR "proposed_status" IS NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "cancelled_by" = coalesce("cancelled_by", 'staff'), "cancelled_at" = coalesce("cancelled_at", "updated_at")
  WHERE "status" = 'Cancelled';--> statement-breakpoint
-- What was said of a lesson stands; who knows better says so after it.
CREATE TRIGGER "lesson_outcomes_append_only" BEFORE UPDATE OR DELETE ON "lesson_outcomes"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "proposed_status";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "absent";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_cancelled" CHECK (("sessions"."status" = 'Cancelled') = ("sessions"."cancelled_by" is not null) and ("sessions"."cancelled_by" is null) = ("sessions"."cancelled_at" is null));