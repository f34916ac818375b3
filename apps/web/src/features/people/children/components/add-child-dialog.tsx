import { zodResolver } from "@hookform/resolvers/zod";
import { NewChild } from "@riwaq/contracts/people/children";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Controller, FormProvider, useForm } from "react-hook-form";
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
import { SkeletonRows } from "../../../../components/ui/skeleton-rows.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useReaderZone } from "../../../../lib/use-reader-zone.ts";
import { CHILD_FIELDS, ChildValues, mayPreferTeacher } from "../model/child-values.ts";
import { useAddChild } from "../mutations.ts";
import { ChildFields } from "./child-fields.tsx";

const Values = ChildValues.extend({ consent: NewChild.shape.consent });

function AddChildForm({ zone, onAdded }: { zone: string; onAdded: () => void }) {
  const { t } = useTranslation("children");
  const failureMessages = useFailureMessages();
  const add = useAddChild();
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { name: "", time_zone: zone, teacher_gender: null },
  });
  const submit = form.handleSubmit((values) => {
    const preference = mayPreferTeacher(values.age) ? values.teacher_gender : null;
    add.mutate(
      { ...values, teacher_gender: preference },
      {
        onSuccess: ({ name }) => {
          toast({ title: t("add.done", { name: `\u2068${name}\u2069` }) });
          onAdded();
        },
        onError: (error) => applyServerErrors(error, [...CHILD_FIELDS, "consent"], form.setError),
      },
    );
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <ChildFields />
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
        <FormAlert messages={add.error ? failureMessages(add.error) : []} />
        <DialogActions>
          <Button type="submit" disabled={add.isPending} aria-busy={add.isPending}>
            {t("add.submit")}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

/** A child without an own account: the parents book, and are written to. */
export function AddChildDialog() {
  const { t } = useTranslation("children");
  const zone = useReaderZone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <UserPlus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("add.title")} description={t("add.text")}>
        {zone === undefined ? (
          <SkeletonRows />
        ) : (
          <AddChildForm zone={zone} onAdded={() => setIsOpen(false)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
