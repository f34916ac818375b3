import type { Language } from "@riwaq/contracts/languages";
import type { Message } from "@riwaq/contracts/messages";
import { type TextFault, faultsOfText } from "@riwaq/domain/notifications/wording";

import { AppError, type FieldMessages, badField, refusal } from "../../../platform/app-error.ts";
import { mailText } from "../../../platform/i18n/translate.ts";
import { isolated } from "../../../platform/i18n/wall-hours.ts";
import { type BuiltInText, builtInTexts } from "./built-in-texts.ts";
import { type Text, findText } from "./find-text.ts";

type Asked = {
  template: string;
  /** Of the texts. */
  language: Language;
  texts: Readonly<Record<string, string>>;
  /** Of whoever reads a refusal. */
  reader: Language;
};

/** What may be worded anew, or a refusal that says why not. */
export function findOpenText(template: string): Text {
  const text = findText(template);
  if (!text) throw new AppError("not_found");
  if (text.isFixed) throw refusal("conflict", "wording_fixed");
  return text;
}

/** Only what differs from the built-in texts; refused at each text that could not be sent, in words that name it. */
export function judgeTexts({ template, language, texts, reader }: Asked): Record<string, string> {
  const builtIn = new Map(
    builtInTexts(findOpenText(template), language).map((one) => [one.name, one]),
  );
  const own: Record<string, string> = {};
  const refused: FieldMessages = {};
  for (const [name, given] of Object.entries(texts)) {
    const rule = builtIn.get(name);
    if (!rule) throw badField("non_field_errors", "wording_gone");
    const text = given.replaceAll(/\r\n?/g, "\n").trim();
    if (text === rule.text) continue;
    const faults = faultsOfText(text, rule);
    if (faults.length > 0) refused[name] = faults.map((fault) => messageOf(fault, rule, reader));
    own[name] = text;
  }
  if (Object.keys(refused).length > 0) throw new AppError("bad_input", refused);
  return own;
}

export function messageOf(fault: TextFault, { part }: BuiltInText, reader: Language): Message {
  const { kind, ...said } = fault;
  const told = Object.entries(said).map(([name, value]) => [name, shown(name, value)]);
  return {
    key: `wording_${kind}`,
    params: { part: mailText(`parts.${part}`, reader, {}), ...Object.fromEntries(told) },
  };
}

/** A variable as it is written; what is quoted keeps its own direction. */
function shown(name: string, value: string | number): string | number {
  if (name === "variable") return isolated(`{{${value}}}`);
  return typeof value === "string" ? isolated(value.slice(0, 60)) : value;
}
