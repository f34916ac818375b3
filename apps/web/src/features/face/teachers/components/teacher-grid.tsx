import type { PublicTeachers } from "@riwaq/contracts/views/public-teachers";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { PublicTeacherCard } from "./public-teacher-card.tsx";

const GRID = "grid gap-5 md:grid-cols-2 xl:grid-cols-3";

/** Holds the place of six. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy className={GRID}>
      <span role="status" className="sr-only">
        {t("loading.content")}
      </span>
      {["a", "b", "c", "d", "e", "f"].map((place) => (
        <Skeleton key={place} className="h-120 rounded-md" />
      ))}
    </div>
  );
}

type TeacherGridProps = { found: PublicTeachers; isOpen: boolean; onOpen: () => void };

export function TeacherGrid({ found, isOpen, onOpen }: TeacherGridProps) {
  const { t } = useTranslation("showcase");
  if (found.teachers.length === 0) {
    return (
      <EmptyState
        title={t(isOpen ? "empty.nobody" : "empty.title")}
        hint={t(isOpen ? "empty.nobodyHint" : "empty.hint")}
        action={!isOpen && <Button onClick={onOpen}>{t("empty.clear")}</Button>}
      />
    );
  }
  return (
    <ul className={GRID}>
      {found.teachers.map((teacher) => (
        <PublicTeacherCard key={teacher.slug} teacher={teacher} />
      ))}
    </ul>
  );
}
