import type { Child } from "@riwaq/contracts/people/children";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { touched, useAppForm } from "../../../../lib/use-app-form.ts";
import { ChildValues, childValuesOf } from "../model/child-values.ts";
import { useChangeChild } from "../mutations.ts";
import { ChildFields } from "./child-fields.tsx";

type EditProps = { child: Child; onSaved: () => void };

function EditChildForm({ child, onSaved }: EditProps) {
  const { t } = useTranslation("children");
  const form = useAppForm({
    rules: ChildValues,
    defaultValues: childValuesOf(child),
    mutation: useChangeChild(),
    toSend: (values, dirty) => ({ id: child.id, change: touched(values, dirty) }),
    onSaved: () => {
      toast({ title: t("edit.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("edit.save")}>
      <ChildFields hasOwnAccount={child.has_own_account} />
      {child.has_own_account && <Note>{t("edit.own")}</Note>}
    </AppForm>
  );
}

export function EditChildDialog({ child }: { child: Child }) {
  const { t } = useTranslation(["children", "common"]);
  const name = isolated(child.name);
  return (
    <FormDialog
      trigger={
        <Button variant="ghost" aria-label={t("edit.open", { name })}>
          <Pencil aria-hidden strokeWidth={1.75} />
          {t("common:actions.edit")}
        </Button>
      }
      title={t("edit.title", { name })}
    >
      {(close) => <EditChildForm child={child} onSaved={close} />}
    </FormDialog>
  );
}
