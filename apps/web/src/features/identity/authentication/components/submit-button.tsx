import { useHydrated } from "@tanstack/react-router";

import { Button } from "../../../../components/ui/button.tsx";
import { cn } from "../../../../lib/cn.ts";

type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean; className?: string };

/**
 * Keeps the focus while it is busy, which `disabled` would lose; the form refuses a second sending. Before a written
 * page has come to life, the browser itself would send the form.
 */
export function SubmitButton({ label, busyLabel, isBusy, className }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      disabled={!useHydrated()}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className={cn("disabled:opacity-100!", className)}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
