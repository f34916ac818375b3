CREATE TABLE "meetings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"link" text,
	"external_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "meetings_provider" CHECK ("meetings"."provider" in ('own', 'jitsi', 'zoom')),
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('wanted', 'made', 'stale', 'unwanted', 'none'))
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_meeting_provider";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_meeting_state";--> statement-breakpoint
DROP INDEX "sessions_meeting_due";--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_due" ON "meetings" USING btree ("retry_at") WHERE state in ('wanted', 'stale', 'unwanted');--> statement-breakpoint
INSERT INTO "meetings" ("session_id", "provider", "state", "link", "external_id", "attempts", "retry_at")
  SELECT "id", "meeting_provider", "meeting_state", "meeting_link", "meeting_id", "meeting_attempts", "meeting_retry_at" FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "meeting_provider";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "meeting_id";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "meeting_state";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "meeting_attempts";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "meeting_retry_at";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "meeting_link";