import type { Portion, Verdict } from "@riwaq/contracts/memory/plan";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { answersOf } from "../model/own-answers.ts";

type Said = { day: string; portion: Portion; verdict: Verdict };

/** What was said here and has not arrived yet, and how to say more. */
export function useAnswers(by: string, studentId: string) {
  const { t } = useTranslation("practice");
  const client = useQueryClient();
  const queue = useMemo(
    () =>
      answersOf(by, {
        client,
        onRefused: ({ length }) =>
          toast({
            title: t("refused.title"),
            description: t("refused.text", { count: length }),
            variant: "destructive",
          }),
      }),
    [by, client, t],
  );
  const all = useSyncExternalStore(queue.subscribe, queue.all);
  const waiting = useMemo(
    () => all.filter((one) => one.student_id === studentId),
    [all, studentId],
  );
  const say = ({ day, portion: { page, lines }, verdict }: Said) => {
    const id = randomUuid();
    const answered_at = new Date().toISOString();
    queue.add({ id, by, student_id: studentId, day, page, lines, verdict, answered_at });
    toast({
      title: t("said.title", { verdict: t(`verdicts.${verdict}`) }),
      description: t("said.text"),
      action: { label: t("said.undo"), onPress: () => queue.undo(id) },
    });
  };
  return { waiting, say };
}
