-- What a report once said stays as it was; it goes only with the report itself.
CREATE FUNCTION "refuse_report_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'report_versions are never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "report_versions_kept" BEFORE UPDATE OF "content", "internal_note", "version", "report_id" ON "report_versions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_report_version_change"();--> statement-breakpoint
-- Mails that went before the outbox kept a state.
UPDATE "outbox_messages" SET "state" = 'sent' WHERE "sent_at" IS NOT NULL;
