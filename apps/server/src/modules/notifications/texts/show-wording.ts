import type { Language } from "@riwaq/contracts/languages";
import type {
  EarlierWording,
  TextPreview,
  Wording,
  WordingDraft,
  WordingText,
} from "@riwaq/contracts/notifications/texts";
import { PART_MAX, faultsOfText } from "@riwaq/domain/notifications/wording";
import { and, desc, eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { users } from "../../identity/tables/users.ts";
import { sayPart } from "../mail/own-words.ts";
import { wordings } from "../tables/wordings.ts";
import { builtInTexts, ownerOfBell } from "./built-in-texts.ts";
import { type Text, fillText, findText, samplesFor } from "./find-text.ts";
import { choicesOf, isFit, wordingsOf } from "./find-wordings.ts";
import { judgeTexts, messageOf } from "./judge-texts.ts";
import { previewOf } from "./show-text.ts";

type Place = { template: string; language: Language };

const byContent = requireRight("content");
const EARLIER = 10;

/** What a mail or notice says in one language, beside what comes with the software. */
export async function showWording(ctx: Context, place: Place): Promise<Wording> {
  byContent(ctx.actor);
  const { template, language } = place;
  const text = findText(template);
  if (!text) throw new AppError("not_found");
  const row = await findRow(ctx.db, place);
  const own = row?.texts ?? {};
  return {
    template,
    language,
    version: row?.version ?? 0,
    is_fixed: text.isFixed,
    is_outdated: row !== undefined && !isFit(row),
    changed_at: row?.updatedAt.toISOString() ?? null,
    changed_by: row?.changedBy ?? null,
    bell_of: await nameOfBell(ctx, text),
    texts: textsOf(text, { language, own, reader: ctx.language }),
    samples: await findSamples(ctx, text, language),
    earlier: await findEarlier(ctx.db, place),
  };
}

/** A draft as it would be sent; nothing of it is kept. */
export async function previewWording(
  ctx: Context,
  { template, language, texts, count }: Place & WordingDraft,
): Promise<TextPreview> {
  byContent(ctx.actor);
  const own = judgeTexts({ template, language, texts, reader: ctx.language });
  const text = findText(template);
  if (!text) throw new AppError("not_found");
  const { timeZone: zone, name: institute } = await findInstitute(ctx.db);
  const reading = { language, now: ctx.clock.now(), zone, count };
  const drafted = wordingsOf([{ template, language, texts: own }]);
  return previewOf(text, reading, { ...drafted, institute });
}

type Reading = { language: Language; own: Readonly<Record<string, string>>; reader: Language };

function textsOf(text: Text, { language, own, reader }: Reading): WordingText[] {
  return builtInTexts(text, language).map((builtIn) => {
    const { name, part, form, variables, needed } = builtIn;
    const said = own[name];
    const faults = said === undefined ? [] : faultsOfText(said, builtIn);
    return {
      name,
      part,
      form,
      built_in: builtIn.text,
      text: said ?? builtIn.text,
      variables: [...variables],
      needed: [...needed],
      max: PART_MAX[part],
      faults: faults.map((fault) => messageText(messageOf(fault, builtIn, reader), reader)),
    };
  });
}

/** Of what may be put in: of a word that is chosen, one of those there are. */
async function findSamples({ db, clock }: Context, text: Text, language: Language) {
  const { timeZone: zone } = await findInstitute(db);
  const reading = { language, now: clock.now(), zone };
  const { bell } = fillText(text, reading);
  const said = { ...samplesFor(text, reading), ...(bell !== null && { news: bell }) };
  const own = { language, texts: {}, choices: choicesOf(builtInTexts(text, language)) };
  const names = new Set(builtInTexts(text, language).flatMap(({ variables }) => variables));
  const samples = [...names].map((name) => [
    name,
    sayPart({ ...own, texts: { [name]: `{{${name}}}` } }, name, said) ?? "",
  ]);
  return Object.fromEntries(samples) as Record<string, string>;
}

/** By its subject, with samples in it. */
async function nameOfBell({ db, clock, language }: Context, { template, bell }: Text) {
  const owner = bell === null ? undefined : ownerOfBell(bell);
  if (!owner || owner.template === template) return null;
  const { timeZone: zone } = await findInstitute(db);
  return fillText(owner, { language, now: clock.now(), zone }).mail.subject;
}

async function findRow(db: Database, { template, language }: Place) {
  const [row] = await db
    .select({
      template: wordings.template,
      language: wordings.language,
      texts: wordings.texts,
      version: wordings.version,
      updatedAt: wordings.updatedAt,
      changedBy: users.name,
    })
    .from(wordings)
    .leftJoin(users, eq(users.id, wordings.updatedById))
    .where(and(eq(wordings.template, template), eq(wordings.language, language)));
  return row;
}

/** From what happened: each change keeps what stood there before. */
async function findEarlier(db: Database, { template, language }: Place): Promise<EarlierWording[]> {
  const texts = sql<Record<string, string> | null>`${events.payload} -> 'before'`;
  const rows = await db
    .select({ until: events.createdAt, changedBy: users.name, texts })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(events.subjectType, "letter"),
        eq(events.subjectId, template),
        sql`${events.payload} ->> 'language' = ${language}`,
        sql`${events.payload} -> 'before' <> 'null'::jsonb`,
      ),
    )
    .orderBy(desc(events.sequence))
    .limit(EARLIER);
  return rows.map(({ until, changedBy, texts: said }) => ({
    until: until.toISOString(),
    changed_by: changedBy,
    texts: said ?? {},
  }));
}
