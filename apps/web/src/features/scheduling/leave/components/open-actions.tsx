import { useTranslation } from "react-i18next";

import { CoverButton } from "../../../../components/lessons/cover/cover-button.tsx";
import { Reasons } from "../../../../components/lessons/cover/substitute-words.tsx";
import { SubstitutesButton } from "../../../../components/lessons/cover/substitutes-button.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";
import type { LineProps } from "../model/line-props.ts";
import { KeepButton } from "./keep-button.tsx";
import { useLabelOf } from "./use-label-of.ts";

/** Of a lesson that nobody has decided about: the best who could give it, and everything else that can be done. */
export function OpenActions({ lesson, details, onAsk }: LineProps) {
  const { t } = useTranslation("leave");
  const labelOf = useLabelOf(lesson, details.time_zone);
  const asked = { sessionId: lesson.session_id, leaveId: details.leave.id };
  const [best] = lesson.proposals;
  return (
    <>
      {best ? (
        <p>
          {t("lesson.best", { name: isolated(best.name) })}
          <Reasons of={best} />
        </p>
      ) : (
        <p className="text-danger">{t("lesson.nobody")}</p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        {best && (
          <CoverButton
            {...asked}
            substitute={best}
            label={t(details.asks_family ? "lesson.ask" : "lesson.cover")}
            labelOf={labelOf}
          />
        )}
        <SubstitutesButton
          {...asked}
          label={t(best ? "lesson.choose" : "lesson.whyNot")}
          labelOf={labelOf}
        />
        {(["move", "cancel"] as const).map((first) => (
          <Button
            key={first}
            size="sm"
            variant="ghost"
            aria-label={labelOf(t(`lesson.${first}`))}
            onClick={() => onAsk(first)}
          >
            {t(`lesson.${first}`)}
          </Button>
        ))}
        <KeepButton lesson={lesson} details={details} isKept />
      </div>
    </>
  );
}
