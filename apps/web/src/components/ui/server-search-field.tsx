import { useRef, useState } from "react";

import { cn } from "../../lib/cn.ts";
import { SearchField } from "./search-field.tsx";

const PAUSE_MS = 250;

type ServerSearchFieldProps = {
  label: string;
  start: string;
  onSearch: (typed: string) => void;
  className?: string;
};

/** The server is asked once somebody pauses. */
export function ServerSearchField({ label, start, onSearch, className }: ServerSearchFieldProps) {
  const [text, setText] = useState(start);
  const [known, setKnown] = useState({ start, sent: start });
  // What was not typed here, as by a button that clears all, is shown.
  if (known.start !== start) {
    setKnown({ ...known, start });
    if (start !== known.sent.trim()) setText(start);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(({ start: before }) => ({ start: before, sent: typed }));
      onSearch(typed);
    }, PAUSE_MS);
  };
  return (
    <SearchField
      className={cn("max-w-md", className)}
      placeholder={label}
      value={text}
      onChange={type}
    />
  );
}
