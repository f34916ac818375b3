-- The week of Ramadan stands beside the usual one: ranges overlap only within one plan.
ALTER TABLE "time_slots" DROP CONSTRAINT "time_slots_no_overlap";--> statement-breakpoint
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, "plan" WITH =, "day_of_week" WITH =, int4range("start_minute", "end_minute") WITH &&);--> statement-breakpoint
-- What a rule decided is never rewritten.
CREATE TRIGGER "policy_decisions_append_only" BEFORE UPDATE OR DELETE ON "policy_decisions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A child has at most two parents.
CREATE FUNCTION "refuse_third_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM students WHERE user_id = NEW.student_id FOR UPDATE;
  IF (SELECT count(*) FROM guardianships WHERE student_id = NEW.student_id AND parent_id <> NEW.parent_id) >= 2 THEN
    RAISE EXCEPTION 'a child has at most two parents' USING ERRCODE = 'check_violation', CONSTRAINT = 'guardianships_two_parents';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "guardianships_two_parents" BEFORE INSERT ON "guardianships"
  FOR EACH ROW EXECUTE FUNCTION "refuse_third_parent"();
