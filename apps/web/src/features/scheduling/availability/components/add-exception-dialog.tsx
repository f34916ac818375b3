import type {
  AvailabilityException,
  NewAvailabilityException,
} from "@riwaq/contracts/scheduling/availability";
import { CalendarPlus } from "lucide-react";
import type { Resolver } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useCity } from "../../../../lib/use-city.ts";
import {
  NEW_EXCEPTION,
  nameOnServer,
  readException,
  type ExceptionValues,
} from "../model/exception-values.ts";
import { useAddException } from "../mutations.ts";
import { ExceptionFields } from "./exception-fields.tsx";
import { ADD_EXCEPTION_ID } from "./focus-control.ts";

const resolver: Resolver<ExceptionValues, unknown, NewAvailabilityException> = (values) => {
  const read = readException(values);
  return "body" in read ? { values: read.body, errors: {} } : { values: {}, errors: read.errors };
};

function ExceptionForm({ onAdded }: { onAdded: (added: AvailabilityException) => void }) {
  const { t } = useTranslation("availability");
  const form = useAppForm({
    rules: resolver,
    defaultValues: NEW_EXCEPTION,
    mutation: useAddException(),
    toSend: (body) => body,
    onSaved: onAdded,
    nameOnServer,
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("exceptions.save")}>
      <ExceptionFields />
    </AppForm>
  );
}

/** Says at once which lessons lie in the new time off: they stay until somebody moves or cancels them. */
export function AddExceptionDialog({ zone }: { zone: string }) {
  const { t } = useTranslation("availability");
  const city = useCity();
  const tell = ({ kind, lessons }: AvailabilityException) =>
    toast({
      title: t(`exceptions.done.${kind}`),
      ...(lessons.length > 0 && {
        description: t("exceptions.lessons", { count: lessons.length }),
      }),
    });
  return (
    <FormDialog
      trigger={
        <Button id={ADD_EXCEPTION_ID} variant="outline">
          <CalendarPlus aria-hidden strokeWidth={1.75} />
          {t("exceptions.add")}
        </Button>
      }
      title={t("exceptions.addTitle")}
      description={t("exceptions.zone", { city: isolated(city(zone)) })}
    >
      {(close) => (
        <ExceptionForm
          onAdded={(added) => {
            close();
            tell(added);
          }}
        />
      )}
    </FormDialog>
  );
}
