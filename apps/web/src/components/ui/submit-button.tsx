import { useHydrated } from "@tanstack/react-router";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  label: string;
  busyLabel?: string;
  isBusy: boolean;
};

/**
 * Keeps the focus while it is busy, which `disabled` would lose; the form refuses a second sending. Before a written
 * page has come to life, the browser itself would send the form, with its words in the address.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel = label, isBusy, className, ...looks } = props;
  return (
    <Button
      type="submit"
      disabled={!useHydrated()}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className={cn("disabled:opacity-100!", className)}
      {...looks}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
