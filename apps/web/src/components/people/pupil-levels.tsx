import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { type PupilLevel, pupilLevelsQuery, useSetLevel } from "../../lib/pupil-levels.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Card, CardTitle } from "../ui/card.tsx";
import { FormField } from "../ui/form-field.tsx";
import { Select } from "../ui/select.tsx";
import { toast } from "../ui/toast-store.ts";

/** Stands for nobody having said one. */
const NONE = "none";

type OneProps = { studentId: string; level: PupilLevel };

function Choice({ studentId, level }: OneProps) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const set = useSetLevel(studentId);
  const { programme, levels, level_id: current } = level;
  const options = [
    { value: NONE, label: t("levels.none") },
    ...levels.map(({ id, name, is_retired: isRetired }) => ({
      value: id,
      label: name[language],
      isDisabled: isRetired,
    })),
  ];
  const choose = (value: string) => {
    const body = { programme_id: programme.id, level_id: value === NONE ? null : value };
    set.mutate(body, {
      onSuccess: () => toast({ title: t("levels.saved") }),
    });
  };
  return (
    <FormField
      label={programme.name[language]}
      errors={set.error ? failureMessages(set.error) : []}
    >
      {(control) => (
        <Select
          {...control}
          options={options}
          value={current ?? NONE}
          disabled={set.isPending}
          onValueChange={choose}
        />
      )}
    </FormField>
  );
}

function Said({ level: { programme, levels, level_id: current } }: Pick<OneProps, "level">) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const said = levels.find(({ id }) => id === current);
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="text-ink-muted">{programme.name[language]}</span>
      <span className="font-semibold">{said?.name[language] ?? t("levels.none")}</span>
    </p>
  );
}

/** Where a pupil stands in each programme: chosen by who teaches it and by staff, read by everybody else. */
export function PupilLevels({ studentId }: { studentId: string }) {
  const { t } = useTranslation("lessons");
  const { data } = useQuery(pupilLevelsQuery(studentId));
  const shown = data?.filter(({ may_set: maySet, level_id: id }) => maySet || id !== null);
  if (!shown || shown.length === 0) return null;
  return (
    <Card aria-labelledby="pupil-levels" className="space-y-4 p-5 sm:p-6">
      <CardTitle id="pupil-levels">{t("levels.title")}</CardTitle>
      {shown.map((level) =>
        level.may_set ? (
          <Choice key={level.programme.id} studentId={studentId} level={level} />
        ) : (
          <Said key={level.programme.id} level={level} />
        ),
      )}
    </Card>
  );
}
