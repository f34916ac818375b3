import { zodResolver } from "@hookform/resolvers/zod";
import type { Child } from "@riwaq/contracts/people/children";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { CHILD_FIELDS, ChildValues, changedValues, childValuesOf } from "../model/child-values.ts";
import { useChangeChild } from "../mutations.ts";
import { ChildFields } from "./child-fields.tsx";

type EditProps = { child: Child; onSaved: () => void };

function EditChildForm({ child, onSaved }: EditProps) {
  const { t } = useTranslation("children");
  const failureMessages = useFailureMessages();
  const update = useChangeChild();
  const form = useForm<ChildValues>({
    resolver: zodResolver(ChildValues),
    defaultValues: childValuesOf(child),
  });
  // Read while rendering, or the form would not keep track of them.
  const { dirtyFields } = form.formState;
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { id: child.id, change: changedValues(values, dirtyFields) },
      {
        onSuccess: () => {
          toast({ title: t("edit.saved") });
          onSaved();
        },
        onError: (error) => applyServerErrors(error, CHILD_FIELDS, form.setError),
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <ChildFields hasOwnAccount={child.has_own_account} />
        {child.has_own_account && <Note>{t("edit.own")}</Note>}
        <FormAlert messages={update.error ? failureMessages(update.error) : []} />
        <DialogActions>
          <Button type="submit" disabled={update.isPending} aria-busy={update.isPending}>
            {t("edit.save")}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

export function EditChildDialog({ child }: { child: Child }) {
  const { t } = useTranslation(["children", "common"]);
  const [isOpen, setIsOpen] = useState(false);
  const name = `\u2068${child.name}\u2069`;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" aria-label={t("edit.open", { name })}>
          <Pencil aria-hidden strokeWidth={1.75} />
          {t("common:actions.edit")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("edit.title", { name })}>
        <EditChildForm child={child} onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
