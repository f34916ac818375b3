import type { Homework, HomeworkOfStudent } from "@riwaq/contracts/learning/homework";
import { Link } from "@tanstack/react-router";
import { Headphones, Mic } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useRange } from "../../../../components/recitations/use-range.ts";
import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatCivilDate, formatDate, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useWithdrawHomework } from "../mutations.ts";

const TONES = { open: "neutral", recorded: "blue", answered: "green" } as const satisfies Record<
  Homework["state"],
  BadgeTone
>;

/** Until when, and what was said about it; no word of blame where the day is past. */
function Facts({ homework }: { homework: Homework }) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { due_on, set_by, words, recording } = homework;
  const due = t("item.due", { date: formatCivilDate(due_on, language) });
  return (
    <div className="space-y-1 text-sm text-ink-muted">
      <p>{set_by ? t("item.dueBy", { due, name: isolated(set_by) }) : due}</p>
      {words && (
        <p className="measure text-base whitespace-pre-line text-ink">
          <bdi>{words}</bdi>
        </p>
      )}
      {recording?.answer_by && (
        <p>{t("item.answerBy", { date: formatDate(recording.answer_by, language, zone) })}</p>
      )}
    </div>
  );
}

type ItemProps = { homework: Homework; may: Pick<HomeworkOfStudent, "can_record"> };

function Deeds({ homework, may }: ItemProps) {
  const { t } = useTranslation("homework");
  const { id, student_id, state, recording, can_withdraw } = homework;
  const withdraw = useWithdrawHomework();
  return (
    <div className="flex flex-wrap gap-3">
      {may.can_record && (
        <Button asChild variant={state === "open" ? "default" : "outline"}>
          <Link to={paths.recordAtHome} params={{ id: student_id }} search={{ homework: id }}>
            <Mic aria-hidden strokeWidth={1.75} />
            {t(state === "open" ? "item.record" : "item.again")}
          </Link>
        </Button>
      )}
      {recording && recording.state !== "gone" && (
        <Button asChild variant={state === "answered" && may.can_record ? "default" : "outline"}>
          <Link to={paths.recording} params={{ id: recording.id }}>
            <Headphones aria-hidden strokeWidth={1.75} />
            {t(state === "answered" ? "item.answer" : "item.listen")}
          </Link>
        </Button>
      )}
      {can_withdraw && (
        <ConfirmDialog
          trigger={<Button variant="ghost">{t("item.withdraw")}</Button>}
          title={t("item.withdrawTitle")}
          description={t("item.withdrawWords")}
          confirmLabel={t("item.withdraw")}
          isDestructive
          mutation={withdraw}
          sent={id}
          failureTitle={t("item.withdrawFailed")}
        />
      )}
    </div>
  );
}

/** What is to be recited at home, where it stands, and the one thing to do next. */
export function HomeworkItem({ homework, may }: ItemProps) {
  const { t } = useTranslation("homework");
  const range = useRange()(homework);
  return (
    <Card className="space-y-3 p-4! sm:p-6!">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-xl">{range}</h3>
        <Badge tone={TONES[homework.state]}>{t(`states.${homework.state}`)}</Badge>
      </div>
      <Facts homework={homework} />
      <Deeds homework={homework} may={may} />
    </Card>
  );
}
