import { JUZ, pageOf, startOfJuz } from "@riwaq/domain/learning/mushaf/divisions";
import { Compass } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Places, type SoughtPlace } from "./places.tsx";

type GoToProps = {
  onOpen: (next: SoughtPlace) => void;
  /** Of the button and of its words, where there is little room. */
  className?: string;
  wordsClassName?: string;
};
const ALL_JUZ = Array.from({ length: JUZ }, (_, at) => at + 1);

/** The way to a place: typed as a number, "2:255", a juz or the name of a sura; or chosen. */
export function GoTo({ onOpen, className, wordsClassName }: GoToProps) {
  const { t } = useTranslation("mushaf");
  const [typed, setTyped] = useState("");
  return (
    <FormDialog
      trigger={
        <Button variant="outline" className={className}>
          <Compass aria-hidden strokeWidth={1.75} />
          <span className={wordsClassName}>{t("goTo.title")}</span>
        </Button>
      }
      title={t("goTo.title")}
      onClose={() => setTyped("")}
    >
      {(close) => {
        const choose = (next: SoughtPlace) => {
          onOpen(next);
          close();
        };
        return (
          <div className="space-y-4">
            <SearchField value={typed} onChange={setTyped} placeholder={t("goTo.label")} />
            {typed === "" && (
              <div>
                <h3 className="mb-2 font-semibold">{t("goTo.juzTitle")}</h3>
                <ul className="flex flex-wrap gap-1.5">
                  {ALL_JUZ.map((juz) => (
                    <li key={juz}>
                      <Button
                        variant="outline"
                        size="sm"
                        className="min-w-11 tabular-nums"
                        onClick={() => choose({ page: pageOf(startOfJuz(juz)) })}
                      >
                        {juz}
                      </Button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Places typed={typed} onChoose={choose} />
          </div>
        );
      }}
    </FormDialog>
  );
}
