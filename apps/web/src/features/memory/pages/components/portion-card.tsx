import type { Memory } from "@riwaq/contracts/memory/plan";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useEndPortion, useGivePortion } from "../../../../components/memory/mutations.ts";
import { Proposal } from "../../../../components/memory/next-portion.tsx";
import type { NewPortion } from "../../../../components/memory/portion-dialog.tsx";
import { todayOfPupilQuery } from "../../../../components/memory/queries.ts";
import { usePageWords } from "../../../../components/memory/use-page-words.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

/** What is being learnt, and what could be next; the teacher gives and ends it. */
export function PortionCard({ memory }: { memory: Memory }) {
  const { t } = useTranslation("memory");
  const id = useId();
  const { placeOf } = usePageWords();
  const { data: today } = useQuery(todayOfPupilQuery(memory.student_id));
  return (
    <Card aria-labelledby={id} className="space-y-4 max-sm:p-4">
      <CardTitle id={id}>{t("portion.title")}</CardTitle>
      <Current memory={memory} />
      <Proposal
        studentId={memory.student_id}
        sessionId={null}
        proposed={isSame(today?.proposed, memory.portion) ? null : (today?.proposed ?? null)}
        {...(memory.portion && { otherwise: t("portion.notHeard") })}
        onGiven={({ page, lines }) =>
          toast({ title: t("portion.isGiven", { place: placeOf(page, lines) }) })
        }
      />
    </Card>
  );
}

/** What was given and not yet heard is proposed again, and needs no second giving. */
const isSame = (one: NewPortion | null | undefined, other: NewPortion | null) =>
  one?.page === other?.page &&
  one?.lines?.first === other?.lines?.first &&
  one?.lines?.last === other?.lines?.last;

function Current({ memory }: { memory: Memory }) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const { placeOf, suraOf } = usePageWords();
  const { portion, time_zone: zone } = memory;
  const end = useEnd(memory);
  if (!portion) return <p className="text-ink-muted">{t("portion.noneHint")}</p>;
  const { page, lines, given_at, by } = portion;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft">
      <div>
        <p className="font-semibold first-letter:uppercase">
          {placeOf(page, lines)} · <bdi>{suraOf(page)}</bdi>
        </p>
        <p className="text-sm">
          {t("portion.givenBy", { name: isolated(by), day: formatDate(given_at, language, zone) })}
        </p>
      </div>
      <Button variant="outline" size="sm" disabled={end.isBusy} onClick={end.press}>
        {t("portion.end")}
      </Button>
    </div>
  );
}

/** Easily undone, so nothing is asked first. */
function useEnd({ student_id, portion }: Memory) {
  const { t } = useTranslation("memory");
  const ending = useEndPortion(student_id);
  const giving = useGivePortion(student_id);
  const failureMessages = useFailureMessages();
  const fail = (error: Error) =>
    toast({
      title: t("portion.failed"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
  const undo = () => {
    if (!portion) return;
    giving.mutate({ page: portion.page, lines: portion.lines }, { onError: fail });
  };
  const press = () =>
    ending.mutate(undefined, {
      onSuccess: () =>
        toast({ title: t("portion.ended"), action: { label: t("page.undo"), onPress: undo } }),
      onError: fail,
    });
  return { press, isBusy: ending.isPending };
}
