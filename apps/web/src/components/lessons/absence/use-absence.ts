import type { AbsenceAnswer } from "@riwaq/contracts/scheduling/absences";
import * as absences from "@riwaq/contracts/scheduling/absences.calls";
import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api } from "../../../lib/api.ts";
import { keyOf } from "../../../lib/query-of.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { toast } from "../../ui/toast-store.ts";

/** The lesson as it is afterwards is the answer of both calls. */
function useAbsenceCall<Sent>(id: string, send: (sent: Sent) => Promise<SessionDetails>) {
  const { t } = useTranslation("sessions");
  const failureMessages = useFailureMessages();
  const queryClient = useQueryClient();
  const key = keyOf(sessions.one, { params: { id } });
  return useMutation({
    mutationFn: send,
    onSuccess: (details) => queryClient.setQueryData(key, details),
    onError: (error) => {
      const description = failureMessages(error).join(" ");
      toast({ title: t("absence.failed"), description, variant: "destructive" });
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

export const useSayAbsence = (id: string) =>
  useAbsenceCall<void>(id, () => api(absences.say, { params: { id } }));

export const useAnswerAbsence = (id: string) =>
  useAbsenceCall<AbsenceAnswer["answer"]>(id, (answer) =>
    api(absences.answer, { params: { id }, body: { answer } }),
  );
