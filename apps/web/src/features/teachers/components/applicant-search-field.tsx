import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { SearchField } from "../../../components/ui/search-field.tsx";

const PAUSE_MS = 250;

type ApplicantSearchFieldProps = { start: string; onSearch: (typed: string) => void };

/** The server is asked once somebody pauses. */
export function ApplicantSearchField({ start, onSearch }: ApplicantSearchFieldProps) {
  const { t } = useTranslation("staff");
  const [text, setText] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed), PAUSE_MS);
  };
  return (
    <SearchField
      className="max-w-md"
      placeholder={t("applicants.search")}
      value={text}
      onChange={type}
    />
  );
}
