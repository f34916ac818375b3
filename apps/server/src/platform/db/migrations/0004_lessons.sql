CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_exceptions_kind" CHECK ("availability_exceptions"."kind" in ('time_off', 'extra_hours')),
	CONSTRAINT "availability_exceptions_order" CHECK ("availability_exceptions"."starts_at" < "availability_exceptions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"before" jsonb NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_changes_kind" CHECK ("booking_changes"."kind" in ('cancel', 'move')),
	CONSTRAINT "booking_changes_scope" CHECK ("booking_changes"."scope" in ('one', 'following'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "clock_notices" (
	"user_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"changes_at" timestamp (3) with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clock_notices_user_id_zone_changes_at_days_before_pk" PRIMARY KEY("user_id","zone","changes_at","days_before")
);
--> statement-breakpoint
CREATE TABLE "gender_exceptions" (
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"allowed_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gender_exceptions_student_id_teacher_id_pk" PRIMARY KEY("student_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "guardian_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"student_id" uuid NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"accepted_by_id" uuid,
	"accepted_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardian_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"hijri_year" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_once" UNIQUE("kind","hijri_year"),
	CONSTRAINT "holidays_kind" CHECK ("holidays"."kind" in ('eid_al_fitr', 'eid_al_adha', 'ramadan')),
	CONSTRAINT "holidays_order" CHECK ("holidays"."starts_on" <= "holidays"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "make_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"booked_session_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "make_ups_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "make_ups_cause" CHECK ("make_ups"."cause" in ('family', 'emergency', 'teacher')),
	CONSTRAINT "make_ups_state" CHECK ("make_ups"."state" in ('owed', 'pending', 'booked', 'refused')),
	CONSTRAINT "make_ups_month_shape" CHECK ("make_ups"."month" ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "make_ups_booked" CHECK (("make_ups"."state" = 'booked') = ("make_ups"."booked_session_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "policy_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"policy_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"decision" jsonb NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"programme_id" uuid,
	"anchor_zone" text NOT NULL,
	"times" jsonb NOT NULL,
	"length_minutes" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"extended_until" date NOT NULL,
	"continues_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_length" CHECK ("series"."length_minutes" in (30, 45, 60)),
	CONSTRAINT "series_times" CHECK (jsonb_array_length("series"."times") between 1 and 5),
	CONSTRAINT "series_order" CHECK ("series"."ends_on" is null or "series"."starts_on" <= "series"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "session_joins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"source" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_joins_side" CHECK ("session_joins"."side" in ('teacher', 'family')),
	CONSTRAINT "session_joins_source" CHECK ("session_joins"."source" in ('button', 'zoom'))
);
--> statement-breakpoint
CREATE TABLE "teacher_programmes" (
	"teacher_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	CONSTRAINT "teacher_programmes_teacher_id_programme_id_pk" PRIMARY KEY("teacher_id","programme_id")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "consented_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "series_on" date;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_shifted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proposed_status" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "absent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_provider" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "teacher_gender" text;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "approval_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "approval_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "bio" jsonb DEFAULT '{"en":"","fr":"","ar":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "minimum_notice_hours" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "meeting_provider" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slots" ADD COLUMN "plan" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_notices" ADD CONSTRAINT "clock_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gender_exceptions" ADD CONSTRAINT "gender_exceptions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gender_exceptions" ADD CONSTRAINT "gender_exceptions_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gender_exceptions" ADD CONSTRAINT "gender_exceptions_allowed_by_id_users_id_fk" FOREIGN KEY ("allowed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_booked_session_id_sessions_id_fk" FOREIGN KEY ("booked_session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_decisions" ADD CONSTRAINT "policy_decisions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_joins" ADD CONSTRAINT "session_joins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_joins" ADD CONSTRAINT "session_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_programmes" ADD CONSTRAINT "teacher_programmes_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_programmes" ADD CONSTRAINT "teacher_programmes_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_exceptions_teacher" ON "availability_exceptions" USING btree ("teacher_id","ends_at");--> statement-breakpoint
CREATE INDEX "booking_changes_actor" ON "booking_changes" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "guardian_invitations_student" ON "guardian_invitations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "make_ups_month" ON "make_ups" USING btree ("student_id","month");--> statement-breakpoint
CREATE INDEX "make_ups_pending" ON "make_ups" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "policy_decisions_session" ON "policy_decisions" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "series_teacher" ON "series" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "series_student" ON "series" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "series_to_extend" ON "series" USING btree ("extended_until","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "session_joins_session" ON "session_joins" USING btree ("session_id","joined_at");--> statement-breakpoint
CREATE INDEX "teacher_programmes_programme" ON "teacher_programmes" USING btree ("programme_id","teacher_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_open_end" ON "sessions" USING btree ("ends_at") WHERE status in ('Scheduled', 'Joined');--> statement-breakpoint
CREATE INDEX "sessions_meeting_due" ON "sessions" USING btree ("starts_at") WHERE meeting_state in ('wanted', 'stale', 'unwanted');--> statement-breakpoint
CREATE INDEX "teachers_approval" ON "teachers" USING btree ("approval","user_id");--> statement-breakpoint
CREATE INDEX "time_slots_hours" ON "time_slots" USING btree ("day_of_week","start_minute","end_minute","teacher_id") WHERE is_free and plan = 'usual';--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_series_on" UNIQUE("series_id","series_on");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind" CHECK ("sessions"."kind" in ('single', 'trial', 'series', 'make_up'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_series" CHECK (("sessions"."series_id" is null) = ("sessions"."series_on" is null));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_cancelled_by" CHECK ("sessions"."cancelled_by" in ('family', 'teacher', 'staff', 'holiday'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_absent" CHECK ("sessions"."absent" in ('student', 'teacher', 'both'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_proposed" CHECK ("sessions"."proposed_status" in ('Completed', 'Missed'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_meeting_provider" CHECK ("sessions"."meeting_provider" in ('own', 'jitsi', 'zoom'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_meeting_state" CHECK ("sessions"."meeting_state" in ('wanted', 'made', 'stale', 'unwanted', 'none'));--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_teacher_gender" CHECK ("students"."teacher_gender" in ('M', 'F'));--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_meeting_provider" CHECK ("teachers"."meeting_provider" in ('own', 'jitsi', 'zoom'));--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_minimum_notice" CHECK ("teachers"."minimum_notice_hours" between 0 and 336);--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_buffer" CHECK ("teachers"."buffer_minutes" between 0 and 120);--> statement-breakpoint
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_plan" CHECK ("time_slots"."plan" in ('usual', 'ramadan'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email" CHECK ("users"."email" is not null or "users"."role" = 'S');