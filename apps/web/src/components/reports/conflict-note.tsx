import { Button } from "../ui/button.tsx";

type ConflictNoteProps = {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  onAction: () => void;
};

/** Something else was saved meanwhile, and is to be read before it is written over. */
export function ConflictNote({ title, text, action, isBusy, onAction }: ConflictNoteProps) {
  return (
    <div role="alert" className="rounded-md border border-danger/40 bg-danger-soft p-4">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <Button
        variant="outline"
        className="mt-3"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={onAction}
      >
        {action}
      </Button>
    </div>
  );
}
