ALTER TABLE "time_slots" DROP CONSTRAINT "time_slots_free_has_no_student";--> statement-breakpoint
ALTER TABLE "time_slots" DROP CONSTRAINT "time_slots_student_id_students_user_id_fk";
--> statement-breakpoint
DROP INDEX "time_slots_hours";--> statement-breakpoint
CREATE INDEX "time_slots_hours" ON "time_slots" USING btree ("day_of_week","start_minute","end_minute","teacher_id") WHERE plan = 'usual';--> statement-breakpoint
ALTER TABLE "time_slots" DROP COLUMN "is_free";--> statement-breakpoint
ALTER TABLE "time_slots" DROP COLUMN "student_id";