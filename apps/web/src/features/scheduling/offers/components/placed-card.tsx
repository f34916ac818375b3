import type { PlacedLesson } from "@riwaq/contracts/scheduling/offers";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useDeclineLesson, useKeepLesson } from "../mutations.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { WaitingCard } from "./offer-card.tsx";

type PlacedCardProps = { lesson: PlacedLesson; readerZone: string };

/** A single lesson that a teacher placed: it stands, and may be declined. */
export function PlacedCard({ lesson, readerZone }: PlacedCardProps) {
  const { t } = useTranslation("offers");
  const { language } = useLanguage();
  const moment = useMoment(readerZone);
  const failureMessages = useFailureMessages();
  const keep = useKeepLesson();
  const declining = useDeclineLesson();
  const { session_id: id, starts_at, ends_at, teacher_zone } = lesson;
  const names = { teacher: isolated(lesson.teacher_name), student: isolated(lesson.student_name) };
  const actions = (
    <>
      <Button
        variant="outline"
        aria-busy={keep.isPending}
        onClick={() => keep.mutate(id, { onSuccess: () => toast({ title: t("placed.kept") }) })}
      >
        {t("placed.keep")}
      </Button>
      <DeclineDialog
        trigger={<Button variant="ghost">{t("card.decline")}</Button>}
        what="lesson"
        mutation={declining}
        toSend={({ word }) => ({ id, word })}
      />
    </>
  );
  return (
    <WaitingCard actions={actions}>
      <h3 className="text-lg font-semibold">{t("placed.title", names)}</h3>
      <p className="flex flex-wrap gap-x-4">
        <span className="font-semibold first-letter:uppercase">
          {formatLongDate(starts_at, language, readerZone)}
        </span>
        <TwoClocks
          startsAt={starts_at}
          endsAt={ends_at}
          readerZone={readerZone}
          otherZone={teacher_zone}
        />
      </p>
      <p>{t("placed.until", { at: moment(lesson.decline_until) })}</p>
      <FormAlert messages={keep.error ? failureMessages(keep.error) : []} />
    </WaitingCard>
  );
}
