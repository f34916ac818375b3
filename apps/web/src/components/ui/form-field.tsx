import type { ReactNode, ComponentProps } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { ErrorList } from "./error-list.tsx";

/** The browser's own: a library's would weigh on each public form. */
export function Label({ className, htmlFor, children, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("block font-semibold", className)} {...props}>
      {children}
    </label>
  );
}

export type ControlProps = {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

type FormFieldProps = {
  label: string;
  hint?: string;
  errors?: readonly string[] | undefined;
  isOptional?: boolean;
  className?: string;
  /** Spread what it is given onto the control. */
  children: (control: ControlProps) => ReactNode;
};

const NONE: readonly string[] = [];

/** Label, control, hint and messages, tied together for those who cannot see that they belong together. */
export function FormField({
  label,
  hint,
  errors = NONE,
  isOptional = false,
  className,
  children,
}: FormFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorsId = `${id}-errors`;
  const described = [hint && hintId, errors.length > 0 && errorsId].filter(Boolean).join(" ");
  return (
    <div className={cn("space-y-1.5", className)}>
      <Label htmlFor={id}>
        {label}
        {isOptional && (
          <span className="ms-2 text-sm font-normal text-ink-muted">({t("form.optional")})</span>
        )}
      </Label>
      {children({
        id,
        "aria-invalid": errors.length > 0,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <ErrorList id={errorsId} messages={errors} />
    </div>
  );
}
