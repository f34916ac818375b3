import type { Handover } from "@riwaq/contracts/scheduling/handover";
import { useTranslation } from "react-i18next";

import { SubstituteFacts } from "../../../../../components/lessons/cover/substitute-words.tsx";
import { Button } from "../../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../../components/ui/dialog.tsx";
import { FormField } from "../../../../../components/ui/form-field.tsx";
import { Select } from "../../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatLessonMoment, isolated } from "../../../../../lib/format.ts";
import { useCity } from "../../../../../lib/use-city.ts";

type Successor = Handover["successors"][number];

type SuccessorsProps = {
  found: Handover;
  /** Another date has been asked about, and is not known yet. */
  isOld: boolean;
  onFrom: (from: string) => void;
  onChoose: (successor: Successor) => void;
  onBack: () => void;
};

function Line({ of, onChoose }: { of: Successor } & Pick<SuccessorsProps, "onChoose">) {
  const { t } = useTranslation("leave");
  const action = of.fault === null ? "choose" : "why";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <bdi className="font-semibold">{of.name}</bdi>
        <SubstituteFacts of={of} />
        {of.clashes > 0 && (
          <span className="block text-sm">{t("handover.clashes", { count: of.clashes })}</span>
        )}
      </div>
      <Button
        size="sm"
        variant={of.fault === null ? "default" : "outline"}
        aria-label={t(`handover.${action}Label`, { name: isolated(of.name) })}
        onClick={() => onChoose(of)}
      >
        {t(`handover.${action}`)}
      </Button>
    </li>
  );
}

function From({ found, onFrom }: Pick<SuccessorsProps, "found" | "onFrom">) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const options = [...found.stays, ...found.goes].map(({ on, starts_at }) => ({
    value: on,
    label: formatLessonMoment(starts_at, language, found.time_zone),
  }));
  return (
    <FormField label={t("handover.from")} hint={t("handover.fromHint")}>
      {(control) => (
        <Select {...control} options={options} value={found.from ?? ""} onValueChange={onFrom} />
      )}
    </FormField>
  );
}

/** From which lesson on, and everybody who teaches here: who could give all of them first. */
export function Successors({ found, isOld, onFrom, onChoose, onBack }: SuccessorsProps) {
  const { t } = useTranslation(["leave", "common"]);
  const cityOf = useCity();
  const can = found.successors.filter(({ fault }) => fault === null);
  const cannot = found.successors.filter(({ fault }) => fault !== null);
  return (
    <div className="space-y-5" aria-busy={isOld}>
      <From found={found} onFrom={onFrom} />
      <p className="text-sm text-ink-muted">
        {t("handover.clock", { city: cityOf(found.time_zone) })}
      </p>
      {can.length === 0 ? (
        <p>{t("handover.nobody")}</p>
      ) : (
        <ul aria-label={t("who.can")} className="divide-y divide-line border-y border-line">
          {can.map((of) => (
            <Line key={of.teacher_id} of={of} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {cannot.length > 0 && (
        <section aria-labelledby="successors-cannot" className="text-ink-muted">
          <h3 id="successors-cannot" className="text-lg!">
            {t("who.cannot")}
          </h3>
          <ul className="divide-y divide-line">
            {cannot.map((of) => (
              <Line key={of.teacher_id} of={of} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      )}
      <DialogActions>
        <Button variant="outline" onClick={onBack}>
          {t("handover.back")}
        </Button>
      </DialogActions>
    </div>
  );
}
