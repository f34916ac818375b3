-- What a teacher offers never overlaps within one week plan.
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, "plan" WITH =, "day_of_week" WITH =, int4range("start_minute", "end_minute") WITH &&);--> statement-breakpoint
-- A teacher is never booked twice in one hour; a cancelled lesson frees it. Lessons may change places within one
-- transaction: what overlaps is asked when all of them stand.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_teacher_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'Cancelled')
  DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- The same for a student.
ALTER TABLE "session_students" ADD CONSTRAINT "session_students_no_overlap"
  EXCLUDE USING gist ("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'Cancelled')
  DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- Nor do the hours of two offers meet, for the teacher or the pupil.
ALTER TABLE "offer_hours" ADD CONSTRAINT "offer_hours_teacher_no_overlap"
  EXCLUDE USING gist ("teacher_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
ALTER TABLE "offer_hours" ADD CONSTRAINT "offer_hours_student_no_overlap"
  EXCLUDE USING gist ("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
-- No lesson lies in an hour that an offer holds, and no offer holds the hour of a lesson. Whoever writes either has locked
-- the people, so that what is written meanwhile is seen.
CREATE FUNCTION "refuse_held_hour_of_teacher"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM placed JOIN offer_hours held ON held.teacher_id = placed.teacher_id
      AND tstzrange(held.starts_at, held.ends_at) && tstzrange(placed.starts_at, placed.ends_at)
      WHERE placed.status <> 'Cancelled') THEN
    RAISE EXCEPTION 'an offer holds this hour' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'offer_hours_teacher_no_overlap';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_held_hour_of_student"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM placed JOIN offer_hours held ON held.student_id = placed.student_id
      AND tstzrange(held.starts_at, held.ends_at) && tstzrange(placed.starts_at, placed.ends_at)
      WHERE placed.status <> 'Cancelled') THEN
    RAISE EXCEPTION 'an offer holds this hour' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'offer_hours_student_no_overlap';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_taken_hour"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM held JOIN sessions lesson ON lesson.teacher_id = held.teacher_id
      AND tstzrange(lesson.starts_at, lesson.ends_at) && tstzrange(held.starts_at, held.ends_at)
      WHERE lesson.status <> 'Cancelled')
    OR EXISTS (SELECT FROM held JOIN session_students place ON place.student_id = held.student_id
      AND tstzrange(place.starts_at, place.ends_at) && tstzrange(held.starts_at, held.ends_at)
      WHERE place.status <> 'Cancelled') THEN
    RAISE EXCEPTION 'a lesson lies in this hour' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'offer_hours_teacher_no_overlap';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_placed_beside_offers" AFTER INSERT ON "sessions"
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "refuse_held_hour_of_teacher"();--> statement-breakpoint
CREATE TRIGGER "sessions_moved_beside_offers" AFTER UPDATE ON "sessions"
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "refuse_held_hour_of_teacher"();--> statement-breakpoint
CREATE TRIGGER "session_students_placed_beside_offers" AFTER INSERT ON "session_students"
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "refuse_held_hour_of_student"();--> statement-breakpoint
CREATE TRIGGER "session_students_moved_beside_offers" AFTER UPDATE ON "session_students"
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "refuse_held_hour_of_student"();--> statement-breakpoint
CREATE TRIGGER "offer_hours_beside_lessons" AFTER INSERT ON "offer_hours"
  REFERENCING NEW TABLE AS held FOR EACH STATEMENT EXECUTE FUNCTION "refuse_taken_hour"();--> statement-breakpoint
-- What happened, what a rule decided and how a lesson ended is only added to: who knows better says so after it.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "policy_decisions_append_only" BEFORE UPDATE OR DELETE ON "policy_decisions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "lesson_outcomes_append_only" BEFORE UPDATE OR DELETE ON "lesson_outcomes"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- How a lesson ended stands in one place: its status follows the last word, and never says anything else.
CREATE FUNCTION "status_of_outcome"("kind" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN kind LIKE '%\_absent' THEN 'Missed' ELSE 'Completed' END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_outcome"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET status = status_of_outcome(last.kind), updated_at = last.created_at
  FROM (SELECT DISTINCT ON (session_id) * FROM lesson_outcomes
    WHERE session_id IN (SELECT session_id FROM said) ORDER BY session_id, version DESC) last
  WHERE sessions.id = last.session_id AND sessions.status <> status_of_outcome(last.kind);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "lesson_outcomes_followed" AFTER INSERT ON "lesson_outcomes" REFERENCING NEW TABLE AS "said"
  FOR EACH STATEMENT EXECUTE FUNCTION "follow_outcome"();--> statement-breakpoint
-- Asked at the end of a transaction, so that a copy may write lessons before what was said of them.
CREATE FUNCTION "refuse_other_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM sessions WHERE id = NEW.id
    AND (SELECT status_of_outcome(kind) FROM lesson_outcomes WHERE session_id = NEW.id ORDER BY version DESC LIMIT 1)
      IS DISTINCT FROM CASE WHEN status IN ('Completed', 'Missed') THEN status END;
  IF FOUND THEN
    RAISE EXCEPTION 'the status of a lesson that is over follows from its outcome'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sessions_follow_outcome';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sessions_begin_without_outcome" AFTER INSERT ON "sessions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status IN ('Completed', 'Missed'))
  EXECUTE FUNCTION "refuse_other_status"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sessions_follow_outcome" AFTER UPDATE OF "status" ON "sessions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('Completed', 'Missed') OR OLD.status IN ('Completed', 'Missed'))
  EXECUTE FUNCTION "refuse_other_status"();--> statement-breakpoint
-- Other words of a set phrase are another version: reports that were sent name the one that they were sent with.
CREATE TRIGGER "set_phrase_versions_append_only" BEFORE UPDATE OR DELETE ON "set_phrase_versions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A correction of a report is another version of it.
CREATE FUNCTION "refuse_report_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'report_versions are never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "report_versions_kept" BEFORE UPDATE OF "content", "internal_note", "version", "report_id" ON "report_versions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_report_version_change"();--> statement-breakpoint
-- A child has at most two guardians; whoever has closed the account leaves room for another, and is not one again
-- while two others are.
CREATE FUNCTION "refuse_third_guardian"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM families WHERE id = NEW.family_id FOR UPDATE;
  IF NEW.kind = 'guardian' AND EXISTS (SELECT FROM users WHERE id = NEW.user_id AND closed_at IS NULL)
    AND (SELECT count(*) FROM family_members m JOIN users u ON u.id = m.user_id
      WHERE m.family_id = NEW.family_id AND m.kind = 'guardian' AND m.user_id <> NEW.user_id AND u.closed_at IS NULL) >= 2 THEN
    RAISE EXCEPTION 'a child has at most two guardians' USING ERRCODE = 'check_violation', CONSTRAINT = 'family_members_two_guardians';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "family_members_two_guardians" BEFORE INSERT ON "family_members"
	FOR EACH ROW EXECUTE FUNCTION "refuse_third_guardian"();
--> statement-breakpoint
CREATE FUNCTION "refuse_reopened_third_guardian"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM families f JOIN family_members m ON m.family_id = f.id WHERE m.user_id = NEW.id ORDER BY f.id FOR UPDATE OF f;
  IF EXISTS (SELECT FROM family_members own WHERE own.user_id = NEW.id AND own.kind = 'guardian'
    AND (SELECT count(*) FROM family_members m JOIN users u ON u.id = m.user_id
      WHERE m.family_id = own.family_id AND m.kind = 'guardian' AND m.user_id <> NEW.id AND u.closed_at IS NULL) >= 2) THEN
    RAISE EXCEPTION 'a child has at most two guardians' USING ERRCODE = 'check_violation', CONSTRAINT = 'family_members_two_guardians';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_reopened_two_guardians" AFTER UPDATE OF "closed_at" ON "users"
  FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL AND NEW.closed_at IS NULL) EXECUTE FUNCTION "refuse_reopened_third_guardian"();
--> statement-breakpoint
-- The journal is only added to.
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_kept" BEFORE DELETE ON "ledger_accounts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_not_emptied" BEFORE TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_not_emptied" BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A balance is kept by the entries alone: nothing else changes an account.
CREATE TRIGGER "ledger_accounts_follow_entries" BEFORE UPDATE ON "ledger_accounts"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- An account begins at nothing; a copy brings its balances with it.
CREATE FUNCTION "begin_at_nothing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 AND current_setting('riwaq.is_copy', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'an account begins at nothing' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_begin';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_begin" BEFORE INSERT ON "ledger_accounts"
  FOR EACH ROW EXECUTE FUNCTION "begin_at_nothing"();--> statement-breakpoint
-- Entries that are written together change their accounts together, in one order; their transaction has places for
-- them. A copy brings the balances with it.
CREATE FUNCTION "keep_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written JOIN ledger_transactions t ON t.id = written.transaction_id
      WHERE written.line NOT BETWEEN 1 AND t.lines) THEN
    RAISE EXCEPTION 'a transaction has as many entries as it says' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_lines';
  END IF;
  IF current_setting('riwaq.is_copy', true) = 'on' THEN RETURN NULL; END IF;
  -- Their references hold them for share already: a stronger lock would wait for everybody who writes entries too.
  PERFORM 1 FROM ledger_accounts WHERE balance IS NOT NULL AND id IN (SELECT ledger_account FROM written) ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts a SET balance = a.balance + w.amount
    FROM (SELECT ledger_account, sum(amount) AS amount FROM written GROUP BY ledger_account) w
    WHERE a.id = w.ledger_account AND a.balance IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_keep_balances" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "written"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_balances"();--> statement-breakpoint
-- At its end a transaction has all of its entries, and they sum to zero in each unit.
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = NEW.id) <> NEW.lines
    OR EXISTS (SELECT FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.ledger_account
      WHERE e.transaction_id = NEW.id GROUP BY a.unit HAVING sum(e.amount) <> 0) THEN
    RAISE EXCEPTION 'the entries of a transaction sum to zero in each unit'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balanced" AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced"();
--> statement-breakpoint
-- What of the journal contradicts itself: a unit that does not sum to zero, a balance that is not its entries' sum.
CREATE FUNCTION "journal_faults"() RETURNS TABLE("account" text, "balance" bigint, "entries" bigint) LANGUAGE sql STABLE AS $$
  SELECT a.unit, 0::bigint, sum(e.amount)::bigint FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.ledger_account
    GROUP BY a.unit HAVING sum(e.amount) <> 0
  UNION ALL
  SELECT a.kind || ':' || a.unit || ':' || a.subject, a.balance, coalesce(sum(e.amount), 0)::bigint
    FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.ledger_account = a.id
    WHERE a.balance IS NOT NULL GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)
  ORDER BY 1
$$;--> statement-breakpoint
-- Asked after a copy, which writes what triggers would keep otherwise.
CREATE FUNCTION "verify_copy"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_faults()) THEN
    RAISE EXCEPTION 'the journal of the copy does not balance' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
END
$$;
--> statement-breakpoint
-- A document says for ever what it said; where its file lies is noted once.
CREATE FUNCTION "refuse_other_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.pdf_key IS NULL AND to_jsonb(NEW) - 'pdf_key' = to_jsonb(OLD) - 'pdf_key' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'rows of documents are never changed' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_as_issued" BEFORE UPDATE ON "documents"
  FOR EACH ROW EXECUTE FUNCTION "refuse_other_document"();--> statement-breakpoint
CREATE TRIGGER "documents_kept" BEFORE DELETE ON "documents"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "documents_not_emptied" BEFORE TRUNCATE ON "documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A series goes on by one, and never back.
CREATE TRIGGER "document_series_by_one" BEFORE UPDATE ON "document_series"
  FOR EACH ROW WHEN ((NEW.kind, NEW.year, NEW.last_number) IS DISTINCT FROM (OLD.kind, OLD.year, OLD.last_number + 1))
  EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "document_series_kept" BEFORE DELETE ON "document_series"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "document_series_not_emptied" BEFORE TRUNCATE ON "document_series"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- At its end a transaction leaves a series at a document that stands, and no document beyond its series.
CREATE FUNCTION "refuse_loose_series"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM document_series s WHERE s.kind = NEW.kind AND s.year = NEW.year AND (
      s.last_number > 0 AND NOT EXISTS (SELECT FROM documents d WHERE d.kind = s.kind AND d.year = s.year
        AND d.number = s.last_number AND d.hash = s.last_hash)
      OR EXISTS (SELECT FROM documents d WHERE d.kind = s.kind AND d.year = s.year AND d.number > s.last_number))) THEN
    RAISE EXCEPTION 'a series ends with its last document' USING ERRCODE = 'check_violation', CONSTRAINT = 'document_series_end';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "document_series_end" AFTER INSERT OR UPDATE ON "document_series"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_loose_series"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "documents_within_series" AFTER INSERT ON "documents"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_loose_series"();
--> statement-breakpoint
-- The institute has one row, from the first day on.
INSERT INTO "institute" DEFAULT VALUES;--> statement-breakpoint
-- Whatever changes a lesson's figures leaves a mark at its hour: what was counted of lessons before is counted anew there.
CREATE FUNCTION "mark_lessons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lesson_marks (at) SELECT DISTINCT starts_at FROM changed;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_marked_new" AFTER INSERT ON "sessions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_lessons"();--> statement-breakpoint
CREATE TRIGGER "sessions_marked_before" AFTER UPDATE ON "sessions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_lessons"();--> statement-breakpoint
CREATE TRIGGER "sessions_marked_after" AFTER UPDATE ON "sessions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_lessons"();--> statement-breakpoint
CREATE TRIGGER "sessions_marked_gone" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_lessons"();--> statement-breakpoint
CREATE FUNCTION "mark_ended_lessons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lesson_marks (at)
    SELECT DISTINCT starts_at FROM sessions WHERE id = ANY (ARRAY(SELECT session_id FROM changed));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "lesson_outcomes_marked" AFTER INSERT ON "lesson_outcomes" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_ended_lessons"();--> statement-breakpoint
CREATE FUNCTION "mark_reported_lessons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lesson_marks (at)
    SELECT DISTINCT starts_at FROM sessions WHERE id = ANY (ARRAY(
      SELECT session_id FROM changed WHERE submitted_at IS NOT NULL));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_reports_marked_new" AFTER INSERT ON "session_reports" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_reported_lessons"();--> statement-breakpoint
CREATE TRIGGER "session_reports_marked_gone" AFTER DELETE ON "session_reports" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_reported_lessons"();--> statement-breakpoint
-- A draft that is saved again and again is no change.
CREATE FUNCTION "mark_sent_lessons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lesson_marks (at)
    SELECT DISTINCT starts_at FROM sessions WHERE id = ANY (ARRAY(
      SELECT changed.session_id FROM changed JOIN before USING (id)
      WHERE changed.submitted_at IS DISTINCT FROM before.submitted_at));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_reports_marked" AFTER UPDATE ON "session_reports"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_sent_lessons"();--> statement-breakpoint
-- What was declared stays as it was said. Staff say once which subscription it belongs to, and nothing else of it changes.
CREATE FUNCTION "refuse_act_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.subscription_id IS NOT NULL
    OR (OLD.id, OLD.key, OLD.kind, OLD.charge_id, OLD.said, OLD.shown, OLD.shown_hash, OLD.language, OLD.acted_at)
      IS DISTINCT FROM
      (NEW.id, NEW.key, NEW.kind, NEW.charge_id, NEW.said, NEW.shown, NEW.shown_hash, NEW.language, NEW.acted_at) THEN
    RAISE EXCEPTION 'what was declared is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "legal_acts_matched_once" BEFORE UPDATE ON "legal_acts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_act_change"();--> statement-breakpoint
CREATE TRIGGER "legal_acts_kept" BEFORE DELETE ON "legal_acts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "legal_acts_not_emptied" BEFORE TRUNCATE ON "legal_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
