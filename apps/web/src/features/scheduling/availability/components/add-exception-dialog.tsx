import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { useCity } from "../../../../components/lessons/use-city.ts";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../model/isolated.ts";
import { ExceptionFields } from "./exception-fields.tsx";
import { ADD_EXCEPTION_ID } from "./focus-control.ts";
import { useExceptionForm } from "./use-exception-form.ts";

function ExceptionForm({ onAdded }: { onAdded: (added: AvailabilityException) => void }) {
  const { t } = useTranslation("availability");
  const { form, submit, others, isBusy } = useExceptionForm(onAdded);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <ExceptionFields />
        <FormAlert messages={others} />
        <DialogActions>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {t("exceptions.save")}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

/** Says at once which lessons lie in the new time off: they stay until somebody moves or cancels them. */
export function AddExceptionDialog({ zone }: { zone: string }) {
  const { t } = useTranslation("availability");
  const city = useCity();
  const [isOpen, setIsOpen] = useState(false);
  const close = ({ kind, lessons }: AvailabilityException) => {
    setIsOpen(false);
    toast({
      title: t(`exceptions.done.${kind}`),
      ...(lessons.length > 0 && {
        description: t("exceptions.lessons", { count: lessons.length }),
      }),
    });
  };
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button id={ADD_EXCEPTION_ID} variant="outline">
          <CalendarPlus aria-hidden strokeWidth={1.75} />
          {t("exceptions.add")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t("exceptions.addTitle")}
        description={t("exceptions.zone", { city: isolated(city(zone)) })}
      >
        <ExceptionForm onAdded={close} />
      </DialogContent>
    </Dialog>
  );
}
