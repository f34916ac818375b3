import { useHydrated } from "@tanstack/react-router";
import { useId } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { useReadOnly } from "../../lib/current-user.ts";
import { Button } from "./button.tsx";

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  label: string;
  busyLabel?: string;
  isBusy: boolean;
};

/**
 * Keeps the focus while it is busy, which `disabled` would lose; the form refuses a second sending. Before a written
 * page has come to life, the browser itself would send the form, with its words in the address. Who only reads is told so.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel = label, isBusy, className, ...looks } = props;
  const { t } = useTranslation("common");
  const isReadOnly = useReadOnly();
  const noteId = useId();
  return (
    <>
      {isReadOnly && (
        <p id={noteId} className="self-center text-sm text-ink-muted">
          {t("seeing.readOnly")}
        </p>
      )}
      <Button
        type="submit"
        disabled={!useHydrated()}
        aria-disabled={isBusy || isReadOnly}
        aria-busy={isBusy}
        aria-describedby={isReadOnly ? noteId : undefined}
        className={cn("disabled:opacity-100!", className)}
        {...looks}
      >
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
