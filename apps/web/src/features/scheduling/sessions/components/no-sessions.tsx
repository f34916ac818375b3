import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { paths } from "../../../../config/paths.ts";

const NEXT = {
  T: { to: paths.settings, words: "empty.timetable" },
  S: { to: paths.teachers, words: "empty.teachers" },
  P: { to: paths.teachers, words: "empty.teachers" },
  A: { to: paths.allLessons, words: "empty.all" },
} as const;

function NextStep({ reader }: { reader: SessionReader }) {
  const { t } = useTranslation("sessions");
  const { to, words } = NEXT[reader];
  return (
    <Button asChild variant="outline">
      <Link to={to}>{t(words)}</Link>
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
