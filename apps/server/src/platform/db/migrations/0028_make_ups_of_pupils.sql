ALTER TABLE "make_ups" DROP CONSTRAINT "make_ups_session_id_unique";--> statement-breakpoint
ALTER TABLE "policy_decisions" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "policy_decisions" ADD CONSTRAINT "policy_decisions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_once" UNIQUE("session_id","student_id");