import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonDate } from "../../../../lib/format.ts";
import { SessionDialog } from "./session-dialog.tsx";

type SessionDetailsProps = { session: Session; reader: SessionReader };

/** The View button with the dialog that it opens. */
export function SessionDetailsDialog({ session, reader }: SessionDetailsProps) {
  const { t } = useTranslation(["sessions", "common"]);
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { starts_at, time_zone, students_names } = session;
  const label = t("viewLabel", {
    date: formatLessonDate(starts_at, language, time_zone),
    students: students_names.join(" · "),
  });
  return (
    <SessionDialog
      session={session}
      reader={reader}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" aria-label={label}>
          {t("common:actions.view")}
        </Button>
      }
    />
  );
}
