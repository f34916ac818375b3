import { FileUp } from "lucide-react";
import { useRef } from "react";

import { Button } from "./button.tsx";

type ChooseFileProps = {
  label: string;
  /** Media types. */
  accept: readonly string[];
  isBusy?: boolean;
  describedBy?: string | undefined;
  onChoose: (file: File) => void;
};

/** A button that asks for one file of the device; the same one can be chosen again. */
export function ChooseFile({
  label,
  accept,
  isBusy = false,
  describedBy,
  onChoose,
}: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const ask = () => {
    if (!input.current) return;
    input.current.value = "";
    input.current.click();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept.join(",")}
        hidden
        aria-label={label}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
      <Button variant="outline" disabled={isBusy} aria-describedby={describedBy} onClick={ask}>
        <FileUp aria-hidden strokeWidth={1.75} />
        {label}
      </Button>
    </>
  );
}
