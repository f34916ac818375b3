import { NewTestimonial, type Testimonial } from "@riwaq/contracts/institute/testimonials";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm, useFields } from "../../../../lib/use-app-form.ts";
import { useSaveTestimonial } from "../mutations.ts";

type TestimonialFormProps = { testimonial?: Testimonial | undefined; onSaved: () => void };

/** Without these nothing is kept. */
function ConsentFields({ isAskedAnew }: { isAskedAnew: boolean }) {
  const { t } = useTranslation("staff");
  const field = useFields<NewTestimonial>();
  return (
    <>
      <p
        role="status"
        className="rounded-md bg-accent-soft px-4 py-3 text-sm text-on-accent-soft empty:hidden"
      >
        {isAskedAnew ? t("testimonials.askAnew") : ""}
      </p>
      <DateField label={t("testimonials.consentedOn")} {...field("consented_on")} />
      <TextField
        label={t("testimonials.consentNote")}
        hint={t("testimonials.consentHint")}
        autoComplete="off"
        dir="auto"
        {...field("consent_note")}
      />
    </>
  );
}

const CONSENT = ["consented_on", "consent_note"] as const;

const isReworded = (before: Testimonial, now: Pick<NewTestimonial, "words" | "author">) =>
  now.words.trim() !== before.words || now.author.trim() !== before.author;

/** A consent to other words is asked for anew; where the words are again those that were agreed to, it stands. */
function askAnew(before: Testimonial, { getValues, setValue }: UseFormReturn<NewTestimonial>) {
  const values = getValues();
  const isOther = isReworded(before, values);
  for (const field of CONSENT) {
    const [from, to] = isOther ? [before[field], ""] : ["", before[field]];
    if (values[field] === from) setValue(field, to, { shouldDirty: true });
  }
}

/** Somebody's words and name, and when and how they agreed to see both published. */
export function TestimonialForm({ testimonial, onSaved }: TestimonialFormProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { language: own } = useLanguage();
  const form = useAppForm({
    rules: NewTestimonial,
    defaultValues: {
      words: testimonial?.words ?? "",
      language: testimonial?.language ?? own,
      author: testimonial?.author ?? "",
      consented_on: testimonial?.consented_on ?? "",
      consent_note: testimonial?.consent_note ?? "",
    },
    mutation: useSaveTestimonial(testimonial?.id),
    toSend: (values) => values,
    onSaved: ({ author }) => {
      toast({ title: t("testimonials.saved", { name: isolated(author) }) });
      onSaved();
    },
  });
  const { field } = form;
  const [written, words, author] = form.form.watch(["language", "words", "author"]);
  const isAskedAnew = testimonial !== undefined && isReworded(testimonial, { words, author });
  const onChange = () => testimonial && askAnew(testimonial, form.form);
  const inTheirs = { lang: written, dir: directionOf(written) };
  return (
    <AppForm of={form} place="dialog" submitLabel={t("testimonials.save")} className="space-y-4">
      <SelectField
        name="language"
        label={t("testimonials.language")}
        options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
      />
      <TextareaField
        label={t("testimonials.words")}
        hint={t("testimonials.wordsHint")}
        rows={5}
        {...inTheirs}
        {...field("words", { onChange })}
      />
      <TextField
        label={t("testimonials.author")}
        hint={t("testimonials.authorHint")}
        autoComplete="off"
        {...inTheirs}
        {...field("author", { onChange })}
      />
      <ConsentFields isAskedAnew={isAskedAnew} />
    </AppForm>
  );
}
