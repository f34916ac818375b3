CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"programme_id" uuid,
	"lessons_per_week" integer,
	"length_minutes" integer,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"brought_together_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_weekly" CHECK (("agreements"."lessons_per_week" is null) = ("agreements"."length_minutes" is null)
        and "agreements"."lessons_per_week" > 0 and "agreements"."length_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"guardian_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"version" text,
	CONSTRAINT "consents_guardian_id_student_id_pk" PRIMARY KEY("guardian_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_members_family_id_user_id_pk" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "family_members_kind" CHECK ("family_members"."kind" in ('guardian', 'child'))
);
--> statement-breakpoint
INSERT INTO "agreements" ("teacher_id", "student_id", "programme_id", "started_at", "ended_at", "brought_together_at")
	SELECT teacher_id, student_id, programme_id, created_at, ended_at, created_at FROM "enrolments";--> statement-breakpoint
INSERT INTO "consents" ("guardian_id", "student_id", "given_at", "version")
	SELECT parent_id, student_id, consented_at, consent_version FROM "guardianships" WHERE consented_at IS NOT NULL;--> statement-breakpoint
-- Children with the same guardians are one family; who learns and has none is a family of one.
CREATE TEMPORARY TABLE "of_child" AS SELECT student_id, array_agg(parent_id ORDER BY parent_id) AS guardians, min(created_at) AS since
	FROM "guardianships" GROUP BY student_id;--> statement-breakpoint
CREATE TEMPORARY TABLE "of_family" AS SELECT gen_random_uuid() AS id, guardians, min(since) AS since FROM "of_child" GROUP BY guardians;--> statement-breakpoint
INSERT INTO "families" ("id", "payer_id", "created_at") SELECT id, guardians[1], since FROM "of_family";--> statement-breakpoint
INSERT INTO "family_members" ("family_id", "user_id", "kind", "created_at")
	SELECT id, unnest(guardians), 'guardian', since FROM "of_family"
	UNION ALL SELECT of_family.id, of_child.student_id, 'child', of_child.since FROM "of_child" JOIN "of_family" USING (guardians);--> statement-breakpoint
INSERT INTO "families" ("id", "payer_id", "created_at") SELECT user_id, user_id, created_at FROM "students"
	WHERE user_id NOT IN (SELECT student_id FROM "of_child");--> statement-breakpoint
INSERT INTO "family_members" ("family_id", "user_id", "kind", "created_at") SELECT id, id, 'guardian', created_at FROM "families" WHERE id = payer_id;--> statement-breakpoint
DROP TABLE "of_child", "of_family";--> statement-breakpoint
DROP TABLE "enrolments" CASCADE;--> statement-breakpoint
DROP TABLE "guardianships" CASCADE;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_one_open" ON "agreements" USING btree ("teacher_id","student_id",coalesce(programme_id, '00000000-0000-0000-0000-000000000000')) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "agreements_student" ON "agreements" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "agreements_teacher" ON "agreements" USING btree ("teacher_id","student_id");--> statement-breakpoint
CREATE INDEX "consents_student" ON "consents" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "families_payer" ON "families" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "family_members_user" ON "family_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_one_family" ON "family_members" USING btree ("user_id") WHERE kind = 'child';--> statement-breakpoint
CREATE VIEW "public"."guardianships" AS (
  select guardian.user_id as parent_id, child.user_id as student_id,
    consent.given_at as consented_at, consent.version as consent_version
  from family_members guardian
  join family_members child on child.family_id = guardian.family_id and child.kind = 'child'
  left join consents consent on consent.guardian_id = guardian.user_id and consent.student_id = child.user_id
  where guardian.kind = 'guardian');--> statement-breakpoint
DROP FUNCTION "refuse_third_parent";--> statement-breakpoint
-- A child has at most two guardians; whoever has closed the account leaves room for another.
CREATE FUNCTION "refuse_third_guardian"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM families WHERE id = NEW.family_id FOR UPDATE;
  IF NEW.kind = 'guardian' AND (SELECT count(*) FROM family_members m JOIN users u ON u.id = m.user_id
      WHERE m.family_id = NEW.family_id AND m.kind = 'guardian' AND m.user_id <> NEW.user_id AND u.closed_at IS NULL) >= 2 THEN
    RAISE EXCEPTION 'a child has at most two guardians' USING ERRCODE = 'check_violation', CONSTRAINT = 'family_members_two_guardians';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "family_members_two_guardians" BEFORE INSERT ON "family_members"
	FOR EACH ROW EXECUTE FUNCTION "refuse_third_guardian"();
