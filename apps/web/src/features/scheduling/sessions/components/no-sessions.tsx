import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { paths } from "../../../../config/paths.ts";

function NextStep({ reader }: { reader: SessionReader }) {
  const { t } = useTranslation("sessions");
  return (
    <Button asChild variant="outline">
      {reader === "T" && <Link to={paths.settings}>{t("empty.timetable")}</Link>}
      {reader === "A" && <Link to={paths.allLessons}>{t("empty.all")}</Link>}
      {(reader === "S" || reader === "P") && <Link to={paths.teachers}>{t("empty.teachers")}</Link>}
    </Button>
  );
}

/** Nobody has planned anything yet, and what this reader can do about it. */
export function NoSessions({ reader, title }: { reader: SessionReader; title: string }) {
  const { t } = useTranslation("sessions");
  return (
    <EmptyState title={title} hint={t(`empty.${reader}`)} action={<NextStep reader={reader} />} />
  );
}
