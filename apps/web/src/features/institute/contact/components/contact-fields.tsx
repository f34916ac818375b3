import type { ContactTopic } from "@riwaq/contracts/institute/contact";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { controlClasses } from "../../../../components/ui/control-classes.ts";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import type { ContactField } from "./use-contact-form.ts";

// Written out, since the contract would bring zod to the page.
const TOPICS = [
  "general",
  "programme",
  "account",
  "gift_voucher",
] as const satisfies readonly ContactTopic[];

type FieldsProps = { errorsOf: (field: ContactField) => readonly string[]; isForGift: boolean };

function TopicField({ errorsOf, isForGift }: FieldsProps) {
  const { t } = useTranslation("contact");
  const select = useRef<HTMLSelectElement>(null);
  // The anchor is known only in the browser, where the field may have been filled in already.
  useEffect(() => {
    if (isForGift && select.current) select.current.value = "gift_voucher";
  }, [isForGift]);
  return (
    <FormField label={t("form.topic")} errors={errorsOf("topic")}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            ref={select}
            name="topic"
            className={`${controlClasses} appearance-none pe-11`}
          >
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topics.${topic}`)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-muted"
          />
        </div>
      )}
    </FormField>
  );
}

/** A bait for programs that fill in whatever they find; people neither see nor reach it. */
function Bait() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <input type="text" name="referral" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export function ContactFields(props: FieldsProps) {
  const { t } = useTranslation("contact");
  const { errorsOf } = props;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("form.name")}
          name="name"
          dir="auto"
          autoComplete="name"
          errors={errorsOf("name")}
        />
        <TextField
          label={t("form.email")}
          name="email"
          type="email"
          inputMode="email"
          dir="ltr"
          className="rtl:text-end"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          errors={errorsOf("email")}
        />
      </div>
      <TopicField {...props} />
      <FormField label={t("form.message")} errors={errorsOf("message")}>
        {(control) => <Textarea {...control} name="message" rows={7} />}
      </FormField>
      <Bait />
    </>
  );
}
