-- A teacher's weekly ranges of one day never overlap; back-to-back ranges may touch.
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, "day_of_week" WITH =, int4range("start_minute", "end_minute") WITH &&);--> statement-breakpoint
-- A teacher is never booked twice in one hour; cancelled sessions free it.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_teacher_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'Cancelled');--> statement-breakpoint
-- The same for a student.
ALTER TABLE "session_students" ADD CONSTRAINT "session_students_no_overlap"
  EXCLUDE USING gist ("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'Cancelled');--> statement-breakpoint
-- The audit log only grows.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "institute" DEFAULT VALUES;
