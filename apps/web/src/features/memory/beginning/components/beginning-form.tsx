import { STANDINGS, type Standing } from "@riwaq/domain/memory/page-memory";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useReadOnly } from "../../../../lib/current-user.ts";
import { formatList, formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { ALL_JUZ, type HeldRange, countPages, rangesOf } from "../model/held.ts";
import { useBegin } from "../model/use-begin.ts";
import { PageRanges } from "./page-ranges.tsx";
import { SurasChosen } from "./suras-chosen.tsx";
import { UnitList } from "./unit-list.tsx";
import { type Choosing, useHeld } from "./use-held.ts";

type FormProps = { studentId: string; onSaved: () => void };

/** Which pages are held, and how well: by juz, by sura or by page, sent at once. For the family, and for a teacher. */
export function BeginningForm({ studentId, onSaved }: FormProps) {
  const { t } = useTranslation("practice");
  const held = useHeld();
  const { way, chooseWay, said } = held;
  const ranges = rangesOf(said);
  const ways = [
    { value: "juz" as const, label: t("held.byJuz") },
    { value: "sura" as const, label: t("held.bySura") },
    { value: "page" as const, label: t("held.byPage") },
  ];
  return (
    <div className="space-y-6">
      <RadioChips legend={t("held.by")} choices={ways} value={way} onChoose={chooseWay} />
      {way === "juz" && <UnitList units={ALL_JUZ} {...held} />}
      {way === "sura" && <SurasChosen {...held} />}
      {way === "page" && <PageRanges {...held} />}
      <div className="sticky bottom-2 z-10 space-y-3 rounded-md border border-line-strong/60 bg-surface p-3 shadow-dialog sm:p-4">
        {way !== "page" && <HowHeld held={held} />}
        <SaveBar studentId={studentId} ranges={ranges} onSaved={onSaved} />
      </div>
    </div>
  );
}

/** What is said of all that is chosen. */
function HowHeld({ held }: { held: Choosing }) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const { chosen, clear, chooseAll, sayOfChosen } = held;
  const count = chosen.size;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <p role="status" className={count === 0 ? "text-ink-muted" : "font-semibold"}>
          {count === 0
            ? t("held.pick")
            : t("held.selected", { count, number: formatNumber(count, language) })}
        </p>
        <Button
          variant="link"
          size="sm"
          className="px-0!"
          onClick={count === 0 ? chooseAll : clear}
        >
          {t(count === 0 ? "held.all" : "held.clear")}
        </Button>
      </div>
      {count > 0 && (
        <div className="grid grid-cols-4 gap-1.5 sm:gap-2">
          {STANDINGS.map((standing: Standing) => (
            <Button
              key={standing}
              variant="outline"
              onClick={() => sayOfChosen(standing)}
              className="h-auto flex-col gap-0! px-1! text-sm! sm:text-base!"
            >
              {t(`held.standings.${standing}`)}
              <span className="text-xs font-normal text-ink-muted max-sm:hidden">
                {t(`held.hints.${standing}`)}
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function useSum(ranges: readonly HeldRange[]): string {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const counts = countPages(ranges);
  const parts = STANDINGS.filter((standing) => counts[standing] > 0).map((standing) => {
    const count = counts[standing];
    const pages = t("held.sum", { count, number: formatNumber(count, language) });
    return t("held.part", { standing: t(`held.standings.${standing}`), pages });
  });
  return parts.length === 0 ? t("held.nothing") : formatList(parts, language);
}

type SaveProps = FormProps & { ranges: HeldRange[] };

function SaveBar({ studentId, ranges, onSaved }: SaveProps) {
  const { t } = useTranslation("practice");
  const begin = useBegin(studentId);
  const isReadOnly = useReadOnly();
  const failures = useFailureMessages();
  const sum = useSum(ranges);
  const save = () =>
    begin.mutate(
      { held: ranges },
      {
        onSuccess: () => {
          toast({ title: t("held.saved"), description: t("held.savedText") });
          onSaved();
        },
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-48 text-sm text-ink-muted">{sum}</p>
      <Button disabled={ranges.length === 0 || isReadOnly || begin.isPending} onClick={save}>
        {t("held.save")}
      </Button>
      {begin.isError && (
        <ErrorList id="beginning-errors" messages={[t("held.failed"), ...failures(begin.error)]} />
      )}
    </div>
  );
}
