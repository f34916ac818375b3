import type { Wording, WordingText } from "@riwaq/contracts/notifications/texts";
import { groupBy } from "@riwaq/domain/group-by";
import { hasLines } from "@riwaq/domain/notifications/wording";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { directionOf } from "../../../../i18n/languages.ts";
import { useFields } from "../../../../lib/use-app-form.ts";

type Texts = Record<string, string>;
type Of = Pick<Wording, "language">;

const inBraces = (name: string) => `{{${name}}}`;

type VariablesProps = { texts: readonly WordingText[]; samples: Texts; isWhole: boolean };

/** What may be put in, each with a sample; where that stands above already, only what must stay. */
function Variables({ texts, samples, isWhole }: VariablesProps) {
  const { t } = useTranslation("staff");
  const needed = new Set(texts.flatMap((text) => text.needed));
  const all = new Set(texts.flatMap(({ variables }) => variables));
  const names = [...(isWhole ? all : needed)];
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      {isWhole && <span className="me-2">{t("letters.mayStand")}</span>}
      {names.map((name) => (
        <span key={name} className="me-3 inline-block">
          <code dir="ltr" className="text-ink">
            {inBraces(name)}
          </code>{" "}
          (<bdi>{samples[name] ?? ""}</bdi>
          {needed.has(name) && <strong className="text-ink"> · {t("letters.mustStay")}</strong>})
        </span>
      ))}
    </p>
  );
}

/** One line that may be longer than the field: it is seen whole all the same. */
const isLong = (part: WordingText["part"]) => part === "bell" || part === "subject";

/** A text as the institute says it, and beside it the one that comes with the software. */
function OneText({ text, language }: { text: WordingText } & Of) {
  const { t } = useTranslation("staff");
  const { name, part, form, built_in, faults } = text;
  const field = useFields<Texts>()(name);
  const said = useWatch<Texts, string>({ name });
  const written = { lang: language, dir: directionOf(language), autoComplete: "off" };
  const label = t(`letters.parts.${part}`);
  const shown = {
    ...field,
    ...written,
    // Those of before stand there until something else is typed.
    errors: field.errors.length > 0 || said !== text.text ? field.errors : faults,
    label:
      form === null ? label : t("letters.form", { part: label, form: t(`letters.forms.${form}`) }),
  };
  return (
    <div className="grid gap-x-8 gap-y-2 lg:grid-cols-2">
      {hasLines(part) && <TextareaField {...shown} rows={3} />}
      {isLong(part) && <TextareaField {...shown} rows={1} className="min-h-12!" />}
      {!hasLines(part) && !isLong(part) && <TextField {...shown} />}
      <div className="min-w-0">
        <p className="mb-1.5 flex flex-wrap gap-2 text-sm text-ink-muted">
          {t("letters.builtIn")}
          {said !== built_in && <Badge tone="green">{t("letters.changed")}</Badge>}
        </p>
        <p
          lang={language}
          dir={directionOf(language)}
          className="wrap-anywhere whitespace-pre-line text-ink-muted"
        >
          {built_in}
        </p>
      </div>
    </div>
  );
}

type PartProps = { texts: readonly WordingText[]; samples: Texts } & Of;

function Part({ texts, samples, language }: PartProps) {
  const { t } = useTranslation("staff");
  const titleId = useId();
  const part = texts[0]?.part;
  if (part === undefined) return null;
  return (
    <section aria-labelledby={titleId} className="space-y-4 border-t border-line pt-5">
      <h2 id={titleId} className="text-xl">
        {t(`letters.parts.${part}`)}
      </h2>
      <Variables texts={texts} samples={samples} isWhole={isLong(part)} />
      {texts.map((text) => (
        <OneText key={text.name} text={text} language={language} />
      ))}
    </section>
  );
}

/** Every text of it, part by part, in as many forms as its language has. */
export function WordingFields({ wording }: { wording: Wording }) {
  const { t } = useTranslation("staff");
  const { texts, samples, language, bell_of } = wording;
  return (
    <>
      {bell_of !== null && (
        <p className="text-ink-muted">{t("letters.bellOf", { name: bell_of })}</p>
      )}
      {[...groupBy(texts, ({ part }) => part)].map(([part, ofPart]) => (
        <Part key={part} texts={ofPart} samples={samples} language={language} />
      ))}
    </>
  );
}
