import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { SessionTable } from "./session-table.tsx";

const PAGE_ROWS = 10;

type SessionSectionProps = {
  time: "coming" | "past";
  sessions: readonly Session[];
  reader: SessionReader;
};

/** The lessons before us or behind us, a page at a time. */
export function SessionSection({ time, sessions, reader }: SessionSectionProps) {
  const { t } = useTranslation("sessions");
  const [shown, setShown] = useState(PAGE_ROWS);
  if (sessions.length === 0) return null;
  return (
    <section className="not-first:mt-10">
      <h2 className="mb-4">{t(`list.${time}`)}</h2>
      <SessionTable
        sessions={sessions.slice(0, shown)}
        reader={reader}
        caption={t(`list.${time}`)}
      />
      {sessions.length > shown && (
        <div className="mt-6 text-center">
          <Button variant="outline" onClick={() => setShown((rows) => rows + PAGE_ROWS)}>
            {t("more")}
          </Button>
        </div>
      )}
    </section>
  );
}
