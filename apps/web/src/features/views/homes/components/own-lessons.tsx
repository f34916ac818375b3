import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { studentHomeQuery } from "../queries.ts";
import { NextLesson } from "./next-lesson.tsx";
import { NoLesson } from "./no-lesson.tsx";

const REFRESH_MS = 60_000;

/** Of a parent who learns too, above the children's: what is next for oneself. */
export function OwnLessons({ Menu }: { Menu: LessonMenu }) {
  const { t } = useTranslation("homes");
  const { data } = useQuery(homesQuery);
  const learns = data?.homes.includes("S") ?? false;
  const { data: home } = useQuery({
    ...studentHomeQuery,
    enabled: learns,
    refetchInterval: REFRESH_MS,
  });
  if (!learns || !home) return null;
  return (
    <section aria-labelledby="own-lessons" className="mb-5">
      <h2 id="own-lessons" className="mb-3 text-xl">
        {t("ownLessons")}
      </h2>
      {home.next ? (
        <NextLesson lesson={home.next} Menu={Menu} />
      ) : (
        <NoLesson hasGuardian={home.has_guardian} />
      )}
    </section>
  );
}
