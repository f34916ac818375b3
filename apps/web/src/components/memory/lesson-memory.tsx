import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { isolated } from "../../lib/format.ts";
import { todayOfPupilQuery } from "./queries.ts";
import { TodayOfPupil } from "./today-of-pupil.tsx";

type LessonMemoryProps = {
  pupils: ReadonlyArray<{ id: string; name: string }>;
};

/** For whoever teaches a lesson: of each of its pupils what is due today and what is weak. */
export function LessonMemory({ pupils }: LessonMemoryProps) {
  return (
    <div className="mt-5 space-y-3 empty:hidden">
      {pupils.map((pupil) => (
        <OfPupil key={pupil.id} {...pupil} isOpen={pupils.length === 1} />
      ))}
    </div>
  );
}

type OfPupilProps = { id: string; name: string; isOpen: boolean };

function OfPupil({ id, name, isOpen }: OfPupilProps) {
  const { t } = useTranslation("memory");
  const { data } = useQuery(todayOfPupilQuery(id));
  if (!data) return null;
  const link = (page: number, words: ReactNode) => (
    <Link to={paths.mushaf} search={{ page, pupil: id }} className="py-1 hover:underline">
      {words}
    </Link>
  );
  return (
    <details open={isOpen} className="rounded-md border border-line bg-surface px-4 pb-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t("today.of", { name: isolated(name) })}
      </summary>
      <div className="space-y-4 pb-4">
        <TodayOfPupil studentId={id} link={link} />
        <Link
          to={paths.memory}
          params={{ id }}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {t("today.all")}
        </Link>
      </div>
    </details>
  );
}
