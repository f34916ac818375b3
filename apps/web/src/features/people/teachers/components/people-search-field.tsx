import { useRef, useState } from "react";

import { SearchField } from "../../../../components/ui/search-field.tsx";

const PAUSE_MS = 250;

type PeopleSearchFieldProps = {
  label: string;
  start: string;
  onSearch: (typed: string) => void;
};

/** The server is asked once somebody pauses. */
export function PeopleSearchField({ label, start, onSearch }: PeopleSearchFieldProps) {
  const [text, setText] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed), PAUSE_MS);
  };
  return <SearchField className="max-w-md" placeholder={label} value={text} onChange={type} />;
}
