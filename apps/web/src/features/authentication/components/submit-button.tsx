import { Button } from "../../../components/ui/button.tsx";

type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean; className?: string };

/** Keeps the focus while it is busy, which `disabled` would lose; the form refuses a second sending. */
export function SubmitButton({ label, busyLabel, isBusy, className }: SubmitButtonProps) {
  return (
    <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy} className={className}>
      {isBusy ? busyLabel : label}
    </Button>
  );
}
