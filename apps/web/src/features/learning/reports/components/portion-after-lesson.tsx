import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { ListPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { NextPortion } from "../../../../components/memory/next-portion.tsx";
import { Button } from "../../../../components/ui/button.tsx";

type PortionAfterLessonProps = {
  form: ReportForm;
  homework: string;
  change: (change: { homework: string }) => void;
};

/** What is learnt next, and that it may be homework too. */
export function PortionAfterLesson({ form, homework, change }: PortionAfterLessonProps) {
  return (
    <NextPortion studentId={form.student_id} sessionId={form.session_id}>
      {(words) => (
        <PortionAsHomework
          words={words}
          homework={homework}
          onChange={(text) => change({ homework: text })}
        />
      )}
    </NextPortion>
  );
}

type PortionAsHomeworkProps = {
  /** "New portion: page 583, lines 6 to 10." */
  words: string;
  homework: string;
  onChange: (homework: string) => void;
};

/** The portion that was given, written to the family as well; beneath what is written there already. */
function PortionAsHomework({ words, homework, onChange }: PortionAsHomeworkProps) {
  const { t } = useTranslation("memory");
  if (homework.includes(words)) {
    return <p className="text-sm text-ink-muted">{t("portion.isHomework")}</p>;
  }
  return (
    <Button
      variant="outline"
      onClick={() => onChange([homework.trimEnd(), words].filter(Boolean).join("\n"))}
    >
      <ListPlus aria-hidden strokeWidth={1.75} />
      {t("portion.asHomework")}
    </Button>
  );
}
