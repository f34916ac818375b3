-- Lessons may change places within one transaction: what overlaps is asked when all of them stand.
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_teacher_no_overlap", ADD CONSTRAINT "sessions_teacher_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'Cancelled')
  DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "session_students" DROP CONSTRAINT "session_students_no_overlap", ADD CONSTRAINT "session_students_no_overlap"
  EXCLUDE USING gist ("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'Cancelled')
  DEFERRABLE INITIALLY IMMEDIATE;
