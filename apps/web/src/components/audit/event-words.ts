import type { Language } from "@riwaq/contracts/languages";
import type { AuditEvent } from "@riwaq/contracts/views/audit";
import type { AuditKind } from "@riwaq/contracts/views/audit-kinds";
import {
  NAME_MARKS,
  type NamePlace,
  type SentencePart,
  sentenceParts,
} from "@riwaq/domain/views/sentence-parts";
import type { TFunction } from "i18next";

import { formatDateTime, formatList, formatNumber, isolated } from "../../lib/format.ts";

/** What is needed to tell of an event. */
export type ToldEvent = Pick<AuditEvent, "kind" | "actor" | "subject" | "who" | "number" | "words">;

type Words = { t: TFunction<"audit">; language: Language; timeZone: string };

const OF_PERSON = new Set(["user", "teacher", "student"]);

/** What happened as a sentence in the reader's language, cut into words and names; a lesson's hour is in this zone. */
export function eventSentence(event: ToldEvent, words: Words): SentencePart[] {
  const { t, language } = words;
  // A page that stayed open may be older than the server: a kind that it has no words for goes by its own.
  const ofOld = t("gone.kind", { actor: NAME_MARKS.actor, kind: event.kind });
  const sentence = t(`kinds.${event.kind as AuditKind}`, {
    ...NAME_MARKS,
    number: event.number === null ? "–" : formatNumber(event.number, language),
    words: formatList(
      event.words.map((word) => t(`words.${word}`)),
      language,
    ),
    defaultValue: ofOld,
  });
  return sentenceParts(sentence, namesIn(event, words));
}

function namesIn({ actor, subject, who }: ToldEvent, words: Words): Record<NamePlace, string> {
  const { t } = words;
  return {
    actor: actor.id === null ? nobody(actor.role, t) : nameOf(actor.name, t),
    subject: subjectName(subject, words),
    who: nameOf(who?.name ?? null, t),
  };
}

const nobody = (role: string, t: Words["t"]) =>
  t(role === "guest" ? "actors.guest" : "actors.system");

const nameOf = (name: string | null, t: Words["t"]) => name ?? t("gone.person");

function subjectName(
  { type, name, at }: ToldEvent["subject"],
  { t, language, timeZone }: Words,
): string {
  if (name === null) return t(OF_PERSON.has(type) ? "gone.person" : "gone.thing");
  if (type === "holiday") return t(`holidays.${name as "ramadan"}`);
  if (at === null) return name;
  return t("subjects.session", {
    name: isolated(name),
    moment: formatDateTime(at, language, timeZone),
  });
}

/** What a kind is called in a list of kinds: its sentence without anybody's name. */
export function kindLabel(kind: AuditKind, t: Words["t"]): string {
  const blank = { actor: "", subject: "…", who: "…", number: "", words: "" };
  const label = t(`kinds.${kind}`, blank)
    .replaceAll(/\s*\(\s*\)/gu, "")
    .replace(/^\s*:?\s*/u, "")
    .replace(/[\s:،,]+$/u, "")
    .replace(/^…\s*:?\s*/u, "");
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}
