import {
  APPLICATION_NOTE_MAX,
  APPLICATION_WORD_MAX,
  type Application,
  ApplicationItem,
  ApplicationRequest,
} from "@riwaq/contracts/people/applications";
import { get } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { messagesOf, useAppForm } from "../../../../lib/use-app-form.ts";
import { useAskForMore } from "../mutations.ts";

type AskFormProps = { teacherId: string; application: Application; onDone: () => void };

/** What was said, without what was left empty. */
const Said = z
  .object({ asked: z.partialRecord(ApplicationItem, z.string()), note: z.string() })
  .transform(({ asked, note }): z.input<typeof ApplicationRequest> => ({
    asked: Object.fromEntries(Object.entries(asked).filter(([, text]) => text.trim() !== "")),
    note,
  }))
  .pipe(ApplicationRequest);

/** What staff miss, item by item: the application goes back with it. */
export function AskForm({ teacherId, application, onDone }: AskFormProps) {
  const { t } = useTranslation("application");
  const form = useAppForm({
    rules: Said,
    defaultValues: { asked: {}, note: "" },
    mutation: useAskForMore(teacherId),
    toSend: (request) => request,
    onSaved: () => {
      toast({ title: t("review.asked") });
      onDone();
    },
  });
  const looks = { isOptional: true, dir: "auto", className: "min-h-16!", rows: 2 } as const;
  return (
    <AppForm
      of={form}
      place="part"
      submitLabel={t("review.askSend")}
      beside={
        <Button variant="outline" onClick={onDone}>
          {t("review.cancel")}
        </Button>
      }
    >
      <p className="text-ink-muted">{t("review.askIntro")}</p>
      {application.items.map(({ item }) => (
        <TextareaField
          key={item}
          label={t("review.askAbout", { item: t(`items.${item}.title`) })}
          maxLength={APPLICATION_WORD_MAX}
          {...looks}
          {...form.field(`asked.${item}`)}
        />
      ))}
      <TextareaField
        label={t("review.askNote")}
        maxLength={APPLICATION_NOTE_MAX}
        {...looks}
        {...form.field("note")}
      />
      <FormAlert messages={messagesOf(get(form.form.formState.errors, "asked"))} />
    </AppForm>
  );
}
