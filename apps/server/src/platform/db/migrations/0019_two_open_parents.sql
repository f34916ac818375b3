-- A child has at most two parents; whoever has closed the account leaves room for another.
CREATE OR REPLACE FUNCTION "refuse_third_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM students WHERE user_id = NEW.student_id FOR UPDATE;
  IF (SELECT count(*) FROM guardianships g JOIN users u ON u.id = g.parent_id
      WHERE g.student_id = NEW.student_id AND g.parent_id <> NEW.parent_id AND u.closed_at IS NULL) >= 2 THEN
    RAISE EXCEPTION 'a child has at most two parents' USING ERRCODE = 'check_violation', CONSTRAINT = 'guardianships_two_parents';
  END IF;
  RETURN NEW;
END
$$;
