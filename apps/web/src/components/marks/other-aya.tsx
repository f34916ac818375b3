import { readReference } from "@riwaq/domain/learning/mushaf/references";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { usePaused } from "../../lib/use-paused.ts";
import { SuraName } from "../lessons/sura-name.tsx";
import { FoundWords } from "../mushaf/found-words.tsx";
import { hasWords } from "../mushaf/words-query.ts";
import { Button } from "../ui/button.tsx";
import { SearchField } from "../ui/search-field.tsx";

type OtherAyaProps = { onChoose: (aya: string) => void; onBack: () => void };

const keyOf = ({ sura, aya }: { sura: number; aya: number }) => `${sura}:${aya}`;

/** Which similar aya was recited instead: typed as "2:136", or found by words of it. */
export function OtherAya({ onChoose, onBack }: OtherAyaProps) {
  const { t } = useTranslation("marks");
  const box = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const words = usePaused(typed.trim());
  const reference = readReference(typed);
  const aya = reference?.kind === "aya" ? reference.place : null;
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (aya) onChoose(keyOf(aya));
  };
  return (
    <form ref={box} onSubmit={submit} className="space-y-3">
      <p className="font-semibold">{t("otherAya.ask")}</p>
      <SearchField value={typed} onChange={setTyped} placeholder={t("otherAya.label")} />
      {aya && (
        <Button type="submit" className="w-full font-normal">
          <SuraName sura={aya.sura} />
          <bdi className="tabular-nums">{keyOf(aya)}</bdi>
        </Button>
      )}
      {!aya && hasWords(words) && (
        <FoundWords typed={words} onChoose={(hit) => onChoose(keyOf(hit))} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChoose("")}>
          {t("pair.any")}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t("ring.back")}
        </Button>
      </div>
    </form>
  );
}
