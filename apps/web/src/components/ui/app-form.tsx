import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { FieldValues } from "react-hook-form";

import type { AppFormState } from "../../lib/use-app-form.ts";
import { DialogActions } from "./dialog.tsx";
import { FormAlert } from "./error-list.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

/** How wide the button is; elsewhere as wide as its words. */
const WIDTHS = { page: "", dialog: "", gate: "w-full", part: "grow sm:min-w-44 sm:grow-0" };

type AppFormProps<I extends FieldValues, O> = {
  of: AppFormState<I, O>;
  submitLabel: string;
  busyLabel?: string;
  isDestructive?: boolean;
  /**
   * A page's form keeps its button at the start, and asks before unsaved work is left; a dialog's does neither. One that
   * a part of a page makes room for has its other ways on in front of its button.
   */
  place: "page" | "part" | "dialog" | "gate";
  /** The heading within it that names it. */
  titleId?: string;
  className?: string;
  /** Other ways on, beside the button that sends it. */
  beside?: ReactNode;
  children: ReactNode;
};

/** What `useAppForm` made: its fields, what was refused, and the button that sends it. */
export function AppForm<I extends FieldValues, O>(props: AppFormProps<I, O>) {
  const { of, submitLabel, busyLabel, isDestructive, place, beside, titleId, children } = props;
  const { form, submit, isDirty, isBusy, messages } = of;
  const button = (
    <SubmitButton
      label={submitLabel}
      isBusy={isBusy}
      className={WIDTHS[place]}
      {...(busyLabel !== undefined && { busyLabel })}
      {...(isDestructive && { variant: "destructive" })}
    />
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        className={props.className ?? "space-y-5"}
        aria-labelledby={titleId}
      >
        {children}
        <FormAlert messages={messages} />
        {place === "dialog" && (
          <DialogActions>
            {beside}
            {button}
          </DialogActions>
        )}
        {place === "part" && (
          <div className="flex flex-wrap gap-3">
            {beside}
            {button}
          </div>
        )}
        {(place === "page" || place === "gate") && button}
      </form>
      {place === "page" && <UnsavedChanges hasChanges={() => isDirty} />}
    </FormProvider>
  );
}
