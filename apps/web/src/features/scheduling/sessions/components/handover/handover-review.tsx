import type { Handover, HandoverLesson } from "@riwaq/contracts/scheduling/handover";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../../components/ui/badge.tsx";
import { Button } from "../../../../../components/ui/button.tsx";
import { Checkbox } from "../../../../../components/ui/checkbox.tsx";
import { DialogActions } from "../../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatLessonMoment, formatNames, isolated } from "../../../../../lib/format.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { useHandOver } from "./use-hand-over.ts";

type HandoverReviewProps = {
  seriesId: string;
  found: Handover;
  teacher: Handover["successors"][number];
  /** What is shown was asked about nobody yet. */
  isOld: boolean;
  onBack: () => void;
  onDone: () => void;
};

function Line({ of, zone }: { of: HandoverLesson; zone: string }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <bdi className="first-letter:uppercase">
        {formatLessonMoment(of.starts_at, language, zone)}
      </bdi>
      {of.fault && (
        <Badge tone="yellow" className="whitespace-normal!">
          {t(`fault.${of.fault}`)}
        </Badge>
      )}
      {of.covered_by !== null && (
        <span className="text-ink-muted">{t("lesson.by", { name: isolated(of.covered_by) })}</span>
      )}
    </li>
  );
}

function Lessons({ title, of, zone }: { title: string; of: HandoverLesson[]; zone: string }) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-base!">{title}</h3>
      <ul className="max-h-56 divide-y divide-line overflow-y-auto">
        {of.map((lesson) => (
          <Line key={lesson.session_id} of={lesson} zone={zone} />
        ))}
      </ul>
    </section>
  );
}

type OwedProps = {
  found: Handover;
  name: string;
  isGoing: boolean;
  onGoing: (is: boolean) => void;
};

/** Make-ups of the series that wait: with whom the family will book them. */
function Owed({ found, name, isGoing, onGoing }: OwedProps) {
  const { t } = useTranslation("leave");
  const [id, hintId] = [useId(), useId()];
  if (found.owed === 0) return null;
  return (
    <div className="flex gap-3">
      <Checkbox
        id={id}
        className="mt-0.5"
        aria-describedby={hintId}
        checked={isGoing}
        onCheckedChange={(is) => onGoing(is === true)}
      />
      <div>
        <label htmlFor={id}>{t("handover.owed", { count: found.owed, name })}</label>
        <p id={hintId} className="text-sm text-ink-muted">
          {t("handover.owedHint", { regular: isolated(found.teacher_name) })}
        </p>
      </div>
    </div>
  );
}

/** Which lessons go to whom and which stay, with what stands against it; nothing is done before it is confirmed. */
export function HandoverReview({ seriesId, found, teacher, ...props }: HandoverReviewProps) {
  const { isOld, onBack, onDone } = props;
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const cityOf = useCity();
  const name = isolated(teacher.name);
  const [isOwedGoing, setIsOwedGoing] = useState(true);
  const { handOver, isPending, messages } = useHandOver({ seriesId, name, onDone });
  const { goes, stays, from, time_zone: zone } = found;
  const isClear = goes.length > 0 && goes.every(({ fault }) => fault === null);
  const students = formatNames(found.students, language);
  return (
    <div className="space-y-5" aria-busy={isOld}>
      <p>{t("handover.text", { name, students, regular: isolated(found.teacher_name) })}</p>
      <p className="text-sm text-ink-muted">{t("handover.clock", { city: cityOf(zone) })}</p>
      <Lessons title={t("handover.goes", { count: goes.length, name })} of={goes} zone={zone} />
      <Lessons
        title={t("handover.stays", {
          count: stays.length,
          name: isolated(found.teacher_name),
        })}
        of={stays}
        zone={zone}
      />
      <Owed found={found} name={name} isGoing={isOwedGoing} onGoing={setIsOwedGoing} />
      {!isOld && !isClear && <p role="status">{t("handover.stands")}</p>}
      <FormAlert messages={messages} />
      <DialogActions>
        <Button variant="outline" onClick={onBack}>
          {t("handover.other")}
        </Button>
        <Button
          disabled={isOld || !isClear || from === null}
          aria-busy={isPending}
          onClick={() =>
            from !== null &&
            handOver({ from, teacher_id: teacher.teacher_id, owed_goes: isOwedGoing })
          }
        >
          {t("handover.confirm", { name })}
        </Button>
      </DialogActions>
    </div>
  );
}
