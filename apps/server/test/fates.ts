/** What becomes of every row that names somebody: for the test of giving out and forgetting. */

/** Whether a person in this column is given it with their own data, and what becomes of the row with them: else, why. */
type Fate = { given: true | string; after: "gone" | { kept: string } };

const given = { given: true, after: "gone" } as const;
const notGiven = (why: string) => ({ given: why, after: "gone" }) as const;
const kept = (why: string, isGiven: true | string = true) => ({
  given: isGiven,
  after: { kept: why },
});
const HELD = "the lessons that were held have two sides";
const HELD_OPEN = "an open offer is withdrawn when the account is closed";
const THEIRS = "reports that were sent are the pupils'";
const STAFF = "who of the staff decided it";
const SECRET = "a secret or the hash of one";
const DECIDED = "a decision of the institute about two people";
const PAID = "what was paid for is kept as long as the law asks";
const INVITED = "it names others, and lives for days";

export const FATES: Record<string, Fate> = {
  "events.actor_id": kept("what changed, without values, outlives people"),
  "events.subject_id": kept("the same", "what others did is told by what it changed"),
  "idempotency_keys.actor_id": notGiven("an answer that was given before"),

  "users.id": kept("emptied"),
  "users.email": given,
  "user_roles.user_id": kept("it says what somebody was, not who", "the profile names them"),
  "staff_rights.user_id": given,
  "credentials.user_id": notGiven(SECRET),
  "credentials.account_id": notGiven(SECRET),
  "known_devices.user_id": given,
  "recovery_codes.user_id": notGiven(SECRET),
  "seeing_as.staff_id": notGiven(INVITED),
  "seeing_as.person_id": notGiven(INVITED),
  "sign_ins.user_id": given,
  "staff_invitations.invited_by_id": notGiven(INVITED),
  "staff_invitations.accepted_by_id": notGiven(INVITED),
  "staff_invitations.email": notGiven(INVITED),
  "two_step_secrets.user_id": notGiven(SECRET),
  "verifications.value": notGiven(SECRET),

  "students.user_id": kept("emptied"),
  "teachers.user_id": kept("emptied"),
  "teacher_programmes.teacher_id": notGiven("the public directory shows it"),
  "agreements.teacher_id": notGiven("the lessons say with whom"),
  "agreements.student_id": notGiven("the lessons say with whom"),
  "application_files.teacher_id": given,
  "application_files.judged_by_id": kept(STAFF, STAFF),
  "gender_exceptions.student_id": notGiven(DECIDED),
  "gender_exceptions.teacher_id": notGiven(DECIDED),
  "gender_exceptions.allowed_by_id": kept(STAFF, STAFF),
  "families.payer_id": notGiven("who pays is said with what is paid"),
  "family_members.user_id": given,
  "consents.guardian_id": given,
  "consents.student_id": given,
  "guardian_invitations.student_id": notGiven(INVITED),
  "guardian_invitations.invited_by_id": notGiven(INVITED),
  "guardian_invitations.accepted_by_id": notGiven(INVITED),
  "student_invitations.teacher_id": notGiven(INVITED),
  "student_invitations.student_id": notGiven(INVITED),
  "student_invitations.accepted_by_id": notGiven(INVITED),
  "student_invitations.email": notGiven(INVITED),

  "person_notes.person_id": notGiven("staff give it when asked, after a look for others' rights"),
  "person_notes.author_id": kept(STAFF, STAFF),

  "wishes.student_id": given,
  "pupil_levels.student_id": given,
  "pupil_levels.set_by_id": kept("the pupil keeps the level", "the pupil is told of it"),

  "contact_messages.email": given,
  "leads.person_id": notGiven("staff give it when asked, as their notes"),
  "leads.owner_id": kept(STAFF, STAFF),
  "policies.set_by_id": kept(STAFF, STAFF),
  "wordings.updated_by_id": kept(STAFF, STAFF),

  "time_slots.teacher_id": given,
  "availability_exceptions.teacher_id": given,
  "series.teacher_id": kept(HELD),
  "series_students.student_id": kept(HELD),
  "offers.teacher_id": kept("it says what became of the hours"),
  "offers.student_id": kept("it says what became of the hours"),
  "offers.settled_by": given,
  "offer_hours.teacher_id": kept(HELD_OPEN, "the offer says them"),
  "offer_hours.student_id": kept(HELD_OPEN, "the offer says them"),
  "sessions.teacher_id": kept(HELD),
  "session_students.student_id": kept(HELD),
  "presence_marks.user_id": kept("who came says what the lesson was"),
  "absences.said_by_id": kept(
    "who was missing says what the lesson was",
    "the lesson stands in it as it is",
  ),
  "absences.handled_by_id": kept(STAFF, STAFF),
  "leaves.teacher_id": given,
  "leaves.asked_by_id": given,
  "leaves.decided_by_id": kept(STAFF, STAFF),
  "leave_lessons.kept_by_id": kept(STAFF, STAFF),
  "covers.regular_teacher_id": kept(HELD),
  "covers.substitute_id": kept(HELD),
  "covers.offered_by_id": kept(STAFF, STAFF),
  "covers.settled_by_id": given,
  "make_ups.student_id": kept(HELD),
  "make_ups.teacher_id": kept(HELD),
  "lesson_outcomes.said_by_id": kept("how a lesson ended is what hours and reports go by"),
  "lesson_words.said_by_id": given,
  "policy_decisions.student_id": kept("it can be decided again"),
  "policy_decisions.actor_id": kept("it can be decided again"),
  "booking_changes.actor_id": kept("ids and hours alone", "the lessons stand in it as they are"),
  "calendar_feeds.user_id": notGiven(SECRET),
  "clock_notices.user_id": notGiven("that somebody was told; the notice itself is given"),
  "skip_notices.user_id": notGiven("that somebody was told; the notice itself is given"),

  "session_reports.student_id": given,
  "session_reports.teacher_id": kept(THEIRS),
  "kept_drafts.student_id": notGiven("what a teacher has typed and not sent"),
  "kept_drafts.teacher_id": given,
  "report_versions.written_by_id": kept(THEIRS),
  "periodic_reports.student_id": notGiven("it is written to the parents"),
  "periodic_reports.teacher_id": kept(THEIRS),
  "periodic_reports.approved_by_id": kept(STAFF, STAFF),
  "resources.teacher_id": given,
  "resource_assignments.student_id": given,
  "resource_versions.uploaded_by_id": given,
  "reads.user_id": given,
  "uploads.user_id": notGiven("on its way: it becomes material"),

  "notifications.user_id": given,
  "notification_choices.user_id": given,
  "notification_counters.user_id": notGiven("a number"),
  "push_subscriptions.user_id": given,
  "outbox_messages.user_id": given,
  "outbox_messages.to": notGiven("anybody may have named the address"),

  "subscriptions.payer_id": kept(PAID),
  "subscriptions.student_id": kept(PAID, "the payer is given it"),
  "documents.payer_id": kept(PAID),
  "lesson_uses.student_id": kept(PAID, "the payer is given what was paid"),
  "legal_acts.payer_id": kept(PAID),
  "legal_acts.matched_by_id": kept(STAFF, STAFF),
  "plan_prices.set_by_id": kept(STAFF, STAFF),
  "tax_rules.set_by_id": kept(STAFF, STAFF),
};

export const NOBODY: Record<string, string> = {
  lesson_marks: "when a lesson begins of which something changed",
  holidays: "days of the calendar",
  loose_files: "keys made at random, of files on their way in or out",
  institute: "the institute's own name and channels",
  meetings:
    "where a lesson is held; the lesson says whose it is, and a teacher's room goes with the teacher",
  outcome_questions: "which lessons are asked about; the lesson says whose it is",
  billing_values: "how subscriptions and payments go here",
  plans: "what can be subscribed to",
  sellers: "who sells here: the institute",
  document_series: "where the numbers of documents stand",
  periods: "what was paid for; the subscription says by whom",
  ledger_accounts: "what is counted; subjects of money outlive accounts",
  ledger_transactions: "what was posted",
  ledger_entries: "its lines",
  programme_levels: "what is taught",
  programmes: "what is taught",
  set_phrases: "what teachers pick for a report",
  set_phrase_versions: "what they say",
  round_failures: "the kind of fault, without what was asked or written",
  throttles: "hashes that end within an hour",
};
