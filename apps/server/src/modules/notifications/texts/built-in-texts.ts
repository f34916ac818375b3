import type { Language } from "@riwaq/contracts/languages";
import {
  type TextRule,
  WORDING_PARTS,
  type WordingPart,
  variablesIn,
} from "@riwaq/domain/notifications/wording";

import { type PluralForm, writtenTexts } from "../../../platform/i18n/translate.ts";
import { sharedFooter } from "../mail/mail-content.ts";
import { type Text, TEXTS } from "./find-text.ts";

/** One text of a mail or notice as it comes with the software, and what may stand in its place. */
export type BuiltInText = TextRule & {
  /** Its part, and its plural form where it has one: `body_few`. */
  name: string;
  form: PluralForm | null;
  text: string;
  /** For variables that choose one of several words: where these stand. */
  choices: Readonly<Record<string, string>>;
};

/** A variable that chooses a word of the catalogue, in a text as it is written there. */
const CHOICE = /\$t\((mails:[\w.-]+)\.\{\{(\w+)\}\}\)/g;

/** What a mail says of an hour beside its whole. */
const HOUR_PARTS = ["date", "time", "city"];
/** Of use whatever kind of word they are: an hour or a day, the news itself, how to answer. */
const NEEDED = new Set(["at", "date", "time", "from", "to", "until", "news", "replyTo"]);

/** Several mails say one thing in the bell: it is worded at the first of them. */
export const ownerOfBell = (bell: string): Text | undefined =>
  TEXTS.find((text) => text.bell === bell);

/** Every text of it in one language, in the order in which a reader meets them. */
export function builtInTexts(text: Text, language: Language): BuiltInText[] {
  const parts = WORDING_PARTS.map((part) => ({
    part,
    texts: writtenTexts(keysOf(text, part), language),
  }));
  const known = variablesOf(
    text,
    parts.flatMap(({ texts }) => texts.map((one) => one.text)),
  );
  return parts.flatMap(({ part, texts }) =>
    texts.map(({ form, text: written }) => {
      const { plain, choices } = withoutChoices(written);
      const own = variablesIn(plain);
      return {
        name: form === null ? part : `${part}_${form}`,
        part,
        form,
        text: plain,
        // In the bell the site puts in the words of the event alone.
        variables: part === "bell" ? known.bell : known.mail,
        needed: own.filter((name) => NEEDED.has(name) || name in choices),
        choices,
      };
    }),
  );
}

function keysOf({ template, bell }: Text, part: WordingPart): string[] {
  const own = `mails:${template}.${part}`;
  if (part === "bell") {
    const isOwner = bell !== null && ownerOfBell(bell)?.template === template;
    return isOwner ? [`notifications:events.${bell}`] : [];
  }
  if (part === "second") return [own];
  if (part === "footer") return [own, `mails:${sharedFooter(template)}`];
  return [own, part === "greeting" ? "mails:greeting" : `mails:notice.${part}`];
}

function withoutChoices(written: string) {
  const choices: Record<string, string> = {};
  const plain = written.replaceAll(CHOICE, (_, place: string, name: string) => {
    choices[name] = place;
    return `{{${name}}}`;
  });
  return { plain, choices };
}

/** What the built-in texts say, and what a reader could be told beside it. */
function variablesOf({ words, bellWords }: Text, texts: readonly string[]) {
  const said = texts.flatMap((text) => variablesIn(withoutChoices(text).plain));
  const ofEvent = Object.keys(bellWords).filter(
    (name) => said.includes(name) || isTold(name, bellWords),
  );
  const hasHour = Object.values(words).includes("moment");
  const mail = [...new Set(["name", ...said, ...ofEvent, ...(hasHour ? HOUR_PARTS : [])])];
  return { bell: ofEvent, mail };
}

const isTold = (name: string, words: Text["words"]) =>
  words[name] === "name" ||
  words[name] === "moment" ||
  words[name] === "date" ||
  words[name] === "money";
