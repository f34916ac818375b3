import { AuditWord } from "@riwaq/contracts/views/audit";

/** What a sentence holds beside who did it to whom: a person by id, a number, words of a closed list. */
export type Told = {
  who: string | null;
  number: number | null;
  words: AuditWord[];
  /** Of the one kind that asks for it. */
  reason: string | null;
};

type Payload = Readonly<Record<string, unknown>>;

/** Of which kinds what is told. Whatever else a payload holds never leaves the server. */
const NUMBER: Record<string, string> = {
  "sign-out-others": "count",
  "end-sign-ins": "count",
  "escalate-periodic-reports": "count",
  "order-phrases": "count",
  "order-testimonials": "count",
  "answer-evening": "answers",
  "order-cards": "count",
  "import-cards": "count",
  "answer-cards": "answers",
  "escalate-reports": "count",
  "order-programmes": "count",
  "order-levels": "count",
  "extend-series": "occurrences",
  "book-lessons": "lessons",
  "make-offer": "lessons",
  "confirm-offer": "lessons",
  "cancel-lessons": "lessons",
  "cancel-unpaid": "lessons",
  "move-series": "lessons",
  "hand-over-series": "lessons",
  "undo-handover": "lessons",
  "undo-change": "lessons",
  "shift-holiday": "cancelled",
  "confirm-holiday": "cancelled",
  "clear-holiday": "cancelled",
  "leave-lessons": "sessionIds",
  "leave-teacher": "lessons",
  "skip-occurrence": "skipped",
  "free-hour": "families",
  "open-leads": "count",
  "export-audit": "rows",
};

const WHO: Record<string, string> = {
  "stop-seeing-as": "staffId",
  "accept-student-invitation": "studentId",
  "allow-gender-exception": "teacherId",
  "end-gender-exception": "teacherId",
  "run-out-series": "teacherId",
  "leave-lessons": "teacherId",
  "leave-teacher": "teacherId",
  "hand-over-series": "teacherId",
  "undo-handover": "teacherId",
  "ask-cover": "substituteId",
  "cover-lesson": "substituteId",
  "end-cover": "substituteId",
};

const WORDS: Record<string, (payload: Payload) => readonly unknown[]> = {
  "change-rights": ({ rights }) => orNothing(rights),
  "invite-staff": ({ rights }) => orNothing(rights),
  "accept-staff-invitation": ({ rights }) => orNothing(rights),
  "decide-approval": ({ to }) => [to],
  "decide-leave": ({ state }) => [state],
  "add-application-file": ({ kind }) => [kind],
  "remove-application-file": ({ kind }) => [kind],
  "judge-application-file": ({ kind, state }) => [kind, state],
  "review-emergency": ({ became }) => [BECAME[String(became)]],
  "say-outcome": ({ after }) => [isRecord(after) ? after["kind"] : undefined],
  "reword-letter": ({ language }) => [language],
  "reset-letter": ({ language }) => [language],
  "say-absence": ({ side }) => [side],
  "end-absence": ({ side }) => [side],
  "answer-absence": ({ answer }) => [answer],
};

/** What was decided about an emergency, by what it became. */
const BECAME: Record<string, AuditWord> = {
  owed: "granted",
  refused: "refused",
};

export function toldOf(kind: string, payload: object): Told {
  const held = payload as Payload;
  const counted = held[NUMBER[kind] ?? ""];
  const who = held[WHO[kind] ?? ""];
  return {
    who: typeof who === "string" ? who : null,
    number: numberOf(counted),
    reason: kind === "see-as" && typeof held["reason"] === "string" ? held["reason"] : null,
    words: (WORDS[kind]?.(held) ?? []).flatMap((word) => AuditWord.safeParse(word).data ?? []),
  };
}

function numberOf(counted: unknown): number | null {
  if (Array.isArray(counted)) return counted.length;
  return typeof counted === "number" ? counted : null;
}

const orNothing = (rights: unknown) =>
  Array.isArray(rights) && rights.length > 0 ? (rights as unknown[]) : ["nothing"];

const isRecord = (value: unknown): value is Payload => typeof value === "object" && value !== null;
