import { Button } from "../../../../components/ui/button.tsx";

/** Says that it is busy, and can be pressed once. */
export function SaveButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
      {label}
    </Button>
  );
}
