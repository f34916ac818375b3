import { zodResolver } from "@hookform/resolvers/zod";
import { GuardianCode } from "@riwaq/contracts/people/children";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useLinkChild } from "../mutations.ts";

function LinkChildForm({ onLinked }: { onLinked: () => void }) {
  const { t } = useTranslation("children");
  const failureMessages = useFailureMessages();
  const link = useLinkChild();
  const form = useForm({ resolver: zodResolver(GuardianCode), defaultValues: { code: "" } });
  const submit = form.handleSubmit((values) =>
    link.mutate(values, {
      onSuccess: ({ name }) => {
        toast({ title: t("link.done", { name: `\u2068${name}\u2069` }) });
        onLinked();
      },
      onError: (error) => applyServerErrors(error, ["code", "consent"], form.setError),
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        label={t("link.code")}
        hint={t("link.hint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono tracking-widest uppercase rtl:text-end"
        errors={messagesOf(form.formState.errors.code)}
        {...form.register("code")}
      />
      <Controller
        control={form.control}
        name="consent"
        render={({ field, fieldState }) => (
          <ConsentField
            isGiven={field.value ?? false}
            onChange={(isGiven) => field.onChange(isGiven || undefined)}
            errors={messagesOf(fieldState.error)}
          />
        )}
      />
      <FormAlert messages={link.error ? failureMessages(link.error) : []} />
      <DialogActions>
        <Button type="submit" disabled={link.isPending} aria-busy={link.isPending}>
          {t("link.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A student who signs in alone, or a child that the other parent has added: linked by a code of theirs. */
export function LinkChildDialog() {
  const { t } = useTranslation("children");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <KeyRound aria-hidden strokeWidth={1.75} />
          {t("link.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("link.title")} description={t("link.text")}>
        <LinkChildForm onLinked={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
