import type { AbsenceAlert } from "@riwaq/contracts/scheduling/absences";
import * as absences from "@riwaq/contracts/scheduling/absences.calls";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { SubstitutesButton } from "../../../../components/lessons/cover/substitutes-button.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { api } from "../../../../lib/api.ts";
import { formatNames, formatTime, formatTimeSpan } from "../../../../lib/format.ts";
import { keyOf, queryOf } from "../../../../lib/query-of.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

const REFRESH_MS = 60_000;

function useHandleAbsence() {
  const { t } = useTranslation("sessions");
  const failureMessages = useFailureMessages();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(absences.handle, { params: { id } }),
    onSuccess: (left) => queryClient.setQueryData(keyOf(absences.alerts), left),
    onError: (error) => {
      const description = failureMessages(error).join(" ");
      toast({ title: t("absence.alerts.failed"), description, variant: "destructive" });
    },
  });
}

function Alert({ alert }: { alert: AbsenceAlert }) {
  const { t } = useTranslation(["sessions", "lessons"]);
  const { language } = useLanguage();
  const handling = useHandleAbsence();
  const { session_id, teacher_name, teacher_phone, students_names, time_zone: zone } = alert;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div>
        <p className="font-semibold">
          <bdi>{teacher_name}</bdi> · {formatNames(students_names, language)}
        </p>
        <p>
          <bdi>{formatTimeSpan(alert.starts_at, alert.ends_at, language, zone)}</bdi> ·{" "}
          {t("absence.alerts.line", { time: formatTime(alert.said_at, language, zone) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {teacher_phone && (
          <Button asChild>
            <a href={`tel:${teacher_phone}`}>
              {t("absence.alerts.call", { phone: `\u2066${teacher_phone}\u2069` })}
            </a>
          </Button>
        )}
        <SubstitutesButton
          sessionId={session_id}
          leaveId={null}
          size="default"
          label={t("lessons:cover.desk")}
        />
        <Button
          variant="outline"
          disabled={handling.isPending}
          onClick={() => handling.mutate(session_id)}
        >
          {t("absence.alerts.handled")}
        </Button>
      </div>
    </li>
  );
}

/** Teachers whom somebody waits for now, above everything else on the home of staff; nothing where none is. */
export function MissingTeachers() {
  const { t } = useTranslation("sessions");
  const { data } = useQuery({ ...queryOf(absences.alerts), refetchInterval: REFRESH_MS });
  if (!data || data.length === 0) return null;
  return (
    <section
      aria-label={t("absence.alerts.title")}
      className="mb-6 rounded-md border border-accent/60 bg-accent-soft px-5 pt-4 pb-2 text-ink"
    >
      <h2 className="text-xl!">{t("absence.alerts.title")}</h2>
      <ul className="divide-y divide-accent/40">
        {data.map((alert) => (
          <Alert key={alert.session_id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}
