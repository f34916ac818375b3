import type { Language } from "@riwaq/contracts/languages";
import { AUDIT_EXPORT_MAX, type AuditEvent, type AuditFilter } from "@riwaq/contracts/views/audit";
import { toWall } from "@riwaq/domain/time/zone";
import {
  NAME_MARKS,
  type NamePlace,
  sentenceParts,
  wholeSentence,
} from "@riwaq/domain/views/sentence-parts";

import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import type { Row } from "../../platform/files/write-csv.ts";
import { auditText } from "../../platform/i18n/translate.ts";
import { findInstitute } from "../../platform/institute.ts";
import { findEvents } from "./find-events.ts";
import { tellEvents } from "./list-events.ts";

const AT_ONCE = 1000;

type Reading = { language: Language; timeZone: string };

/**
 * The newest of what was asked for as a table of texts, on the institute's clock and in the reader's language. How many
 * there are is counted before, up to the limit; what happens while the file is read is not in it.
 */
export async function listTableOfEvents(ctx: Context, filter: AuditFilter) {
  requireRight("audit")(ctx.actor);
  const { timeZone } = await findInstitute(ctx.db);
  const { language } = ctx;
  const text = (key: string) => auditText(key, language) ?? key;
  const all = await findEvents(ctx.db, { query: filter, timeZone, limit: AUDIT_EXPORT_MAX });
  async function* pages(): AsyncGenerator<Row[]> {
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const { events } = await tellEvents(ctx.db, all.slice(from, from + AT_ONCE), language);
      yield events.map((event) => rowOf(event, { language, timeZone }));
    }
  }
  const header = ["number", "at", "actor", "deed", "kind", "reason"].map((name) =>
    text(`file.${name}`),
  );
  return { header, rows: all.length, pages };
}

function rowOf(event: AuditEvent, reading: Reading): Row {
  const { sequence, at, kind, reason } = event;
  const names = namesIn(event, reading);
  return [
    sequence,
    wallOf(at, reading),
    names.actor,
    sentenceOf(event, names, reading),
    kind,
    reason ?? "",
  ];
}

/** Sorted by a spreadsheet as it is: no word of a month in it. */
function wallOf(at: string, { timeZone }: Reading): string {
  const { date, time } = toWall(Date.parse(at), timeZone);
  return `${date} ${time.slice(0, 5)}`;
}

const OF_PERSON = new Set(["user", "teacher", "student"]);

function namesIn(event: AuditEvent, reading: Reading): Record<NamePlace, string> {
  const { actor, subject, who } = event;
  const text = (key: string, params = {}) => auditText(key, reading.language, params) ?? key;
  const gone = text("gone.person");
  const nobody = text(actor.role === "guest" ? "actors.guest" : "actors.system");
  const nameOfSubject = () => {
    const { name, type } = subject;
    if (name === null) return text(OF_PERSON.has(type) ? "gone.person" : "gone.thing");
    if (type === "holiday") return text(`holidays.${name}`);
    if (subject.at === null) return name;
    return text("subjects.session", { name, moment: wallOf(subject.at, reading) });
  };
  return {
    actor: actor.id === null ? nobody : (actor.name ?? gone),
    subject: nameOfSubject(),
    who: who?.name ?? gone,
  };
}

function sentenceOf(
  { kind, number, words }: AuditEvent,
  names: Record<NamePlace, string>,
  { language }: Reading,
): string {
  const told = words.map((word) => auditText(`words.${word}`, language) ?? word);
  const params = {
    ...NAME_MARKS,
    number: number === null ? "–" : String(number),
    words: new Intl.ListFormat(language, { type: "unit" }).format(told),
    kind,
  };
  const sentence =
    auditText(`kinds.${kind}`, language, params) ?? auditText("gone.kind", language, params);
  return wholeSentence(sentenceParts(sentence ?? kind, names));
}
