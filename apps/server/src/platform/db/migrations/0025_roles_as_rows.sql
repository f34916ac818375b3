CREATE TABLE "staff_rights" (
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_rights_user_id_right_pk" PRIMARY KEY("user_id","right"),
	CONSTRAINT "staff_rights_known" CHECK ("staff_rights"."right" in ('people', 'money', 'pay', 'content'))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_known" CHECK ("user_roles"."role" in ('student', 'teacher', 'guardian', 'staff'))
);
--> statement-breakpoint
DROP INDEX "users_teachers";--> statement-breakpoint
ALTER TABLE "staff_rights" ADD CONSTRAINT "staff_rights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
INSERT INTO "user_roles" ("user_id", "role", "created_at")
	SELECT id, case role when 'T' then 'teacher' when 'S' then 'student' when 'P' then 'guardian' else 'staff' end, created_at FROM "users";--> statement-breakpoint
INSERT INTO "staff_rights" ("user_id", "right")
	SELECT id, "right" FROM "users", unnest(array['people', 'money', 'pay', 'content']) "right" WHERE role = 'A';
