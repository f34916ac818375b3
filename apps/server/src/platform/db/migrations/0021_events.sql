CREATE TABLE "events" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_type","subject_id","sequence");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","sequence");--> statement-breakpoint
-- What was written before stays: the audit goes on in the same words.
INSERT INTO "events" ("actor_id", "actor_role", "kind", "subject_type", "subject_id", "payload", "created_at")
  SELECT "actor_id", "actor_role", "action", "subject_type", "subject_id", "details", "created_at"
  FROM "audit_entries" ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE "audit_entries" CASCADE;--> statement-breakpoint
-- Events are only added.
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
