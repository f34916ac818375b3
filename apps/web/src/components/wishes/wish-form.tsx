import type { LearnerWish, Wish, WishProgramme } from "@riwaq/contracts/people/wishes";
import { DAY_PARTS } from "@riwaq/domain/people/wishes/wish";
import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { isolated } from "../../lib/format.ts";
import { useSayWish } from "../../lib/own-wishes.ts";
import { useCity } from "../../lib/use-city.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions } from "../ui/dialog.tsx";
import { ErrorList } from "../ui/error-list.tsx";
import { RadioChips } from "../ui/radio-chips.tsx";
import { toast } from "../ui/toast-store.ts";
import { CheckChips } from "./check-chips.tsx";

const ANY = "any";
const OPEN: Wish = { programme_id: null, level_id: null, days: [], parts: [] };

type WishFormProps = {
  learner: LearnerWish;
  programmes: readonly WishProgramme[];
  onDone: () => void;
};

/** Everything may be left open; “Later” leaves it as it is. */
export function WishForm({ learner, programmes, onDone }: WishFormProps) {
  const { t } = useTranslation("wishes");
  const [wish, setWish] = useState(learner.wish ?? OPEN);
  const saying = useSayWish(learner.id);
  const failures = useFailureMessages();
  const save = () =>
    saying.mutate(wish, {
      onSuccess: () => {
        toast({ title: t("saved", { name: isolated(learner.name) }) });
        onDone();
      },
    });
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  return (
    <div className="space-y-6">
      <ProgrammeChips
        wish={wish}
        before={learner.wish ?? OPEN}
        programmes={programmes}
        onChange={change}
      />
      <p className="text-sm">
        <Link
          to={paths.placement}
          className="inline-block py-1.5 text-primary underline underline-offset-4 hover:text-primary-hover"
        >
          {t("placement")}
        </Link>
      </p>
      <HourChips zone={learner.time_zone} wish={wish} onChange={change} />
      {saying.error && <ErrorList id="wish-errors" messages={failures(saying.error)} />}
      <DialogActions>
        <Button variant="ghost" onClick={onDone}>
          {t("later")}
        </Button>
        <Button aria-disabled={saying.isPending} aria-busy={saying.isPending} onClick={save}>
          {t("save")}
        </Button>
      </DialogActions>
    </div>
  );
}

type PartProps = { wish: Wish; onChange: (part: Partial<Wish>) => void };

type ProgrammeProps = PartProps & { before: Wish; programmes: readonly WishProgramme[] };

function ProgrammeChips({ wish, before, programmes, onChange }: ProgrammeProps) {
  const { t } = useTranslation("wishes");
  const { language } = useLanguage();
  const programme = programmes.find(({ id }) => id === wish.programme_id);
  // A retired level is there for who has it, and for nobody else.
  const levels = (programme?.levels ?? []).filter(
    ({ id, is_retired: isRetired }) => !isRetired || id === before.level_id,
  );
  return (
    <>
      <RadioChips
        legend={t("programme")}
        choices={[
          { value: ANY, label: t("open") },
          ...programmes.map(({ id, name }) => ({ value: id, label: name[language] })),
        ]}
        value={wish.programme_id ?? ANY}
        onChoose={(id) => onChange({ programme_id: id === ANY ? null : id, level_id: null })}
      />
      {levels.length > 0 && (
        <RadioChips
          legend={t("level")}
          choices={[
            { value: ANY, label: t("unknown") },
            ...levels.map(({ id, name, description }) => ({
              value: id,
              label: name[language],
              hint: description[language],
            })),
          ]}
          value={wish.level_id ?? ANY}
          onChoose={(id) => onChange({ level_id: id === ANY ? null : id })}
        />
      )}
    </>
  );
}

function HourChips({ zone, wish, onChange }: PartProps & { zone: string }) {
  const { t } = useTranslation(["wishes", "errors"]);
  const city = useCity();
  return (
    <>
      <CheckChips
        legend={t("days")}
        hint={t("anyDay")}
        choices={DAYS_OF_WEEK.map((value) => ({ value, label: t(`errors:day_${value}`) }))}
        chosen={wish.days}
        onChange={(days) => onChange({ days })}
      />
      <CheckChips
        legend={t("hours")}
        hint={t("clock", { city: city(zone) })}
        choices={DAY_PARTS.map((value) => ({ value, label: t(`partHours.${value}`) }))}
        chosen={wish.parts}
        onChange={(parts) => onChange({ parts })}
      />
    </>
  );
}
