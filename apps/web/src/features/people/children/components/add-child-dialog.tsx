import { NewChild } from "@riwaq/contracts/people/children";
import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { ChildValues, mayPreferTeacher } from "../model/child-values.ts";
import { useAddChild } from "../mutations.ts";
import { ChildFields } from "./child-fields.tsx";

const Values = ChildValues.extend({ consent: NewChild.shape.consent });

type Added = (child: { id: string; name: string }) => void;

function AddChildForm({ zone, onAdded }: { zone: string; onAdded: Added }) {
  const { t } = useTranslation("children");
  const form = useAppForm({
    rules: Values,
    defaultValues: { name: "", time_zone: zone, teacher_gender: null },
    mutation: useAddChild(),
    toSend: (values) => ({
      ...values,
      teacher_gender: mayPreferTeacher(values.age) ? values.teacher_gender : null,
    }),
    onSaved: (child) => {
      const { name } = child;
      toast({ title: t("add.done", { name: isolated(name) }) });
      onAdded(child);
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("add.submit")}>
      <ChildFields />
      <ConsentField />
    </AppForm>
  );
}

/** A child without an own account: the parents book, and are written to. */
export function AddChildDialog({ onAdded }: { onAdded: Added }) {
  const { t } = useTranslation("children");
  const zone = useReaderZone();
  return (
    <FormDialog
      trigger={
        <Button>
          <UserPlus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      }
      title={t("add.title")}
      description={t("add.text")}
    >
      {(close) =>
        zone === undefined ? (
          <SkeletonRows />
        ) : (
          <AddChildForm
            zone={zone}
            onAdded={(child) => {
              close();
              onAdded(child);
            }}
          />
        )
      }
    </FormDialog>
  );
}
