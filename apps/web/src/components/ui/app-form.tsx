import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { FieldValues } from "react-hook-form";

import type { AppFormState } from "../../lib/use-app-form.ts";
import { DialogActions } from "./dialog.tsx";
import { FormAlert } from "./error-list.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

type AppFormProps<I extends FieldValues, O> = {
  of: AppFormState<I, O>;
  submitLabel: string;
  busyLabel?: string;
  isDestructive?: boolean;
  /** A page's form keeps its button at the start, and asks before unsaved work is left; a dialog's does neither. */
  place: "page" | "dialog" | "gate";
  className?: string;
  /** Other ways on, beside the button that sends it. */
  beside?: ReactNode;
  children: ReactNode;
};

/** What `useAppForm` made: its fields, what was refused, and the button that sends it. */
export function AppForm<I extends FieldValues, O>(props: AppFormProps<I, O>) {
  const { of, submitLabel, busyLabel, isDestructive, place, beside, children } = props;
  const { form, submit, isDirty, isBusy, messages } = of;
  const button = (
    <SubmitButton
      label={submitLabel}
      isBusy={isBusy}
      {...(busyLabel !== undefined && { busyLabel })}
      {...(isDestructive && { variant: "destructive" })}
      {...(place === "gate" && { className: "w-full" })}
    />
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className={props.className ?? "space-y-5"}>
        {children}
        <FormAlert messages={messages} />
        {place === "dialog" ? (
          <DialogActions>
            {beside}
            {button}
          </DialogActions>
        ) : (
          button
        )}
      </form>
      {place === "page" && <UnsavedChanges hasChanges={() => isDirty} />}
    </FormProvider>
  );
}
