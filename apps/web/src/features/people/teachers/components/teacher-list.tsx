import type { Teachers } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { Pagination } from "../../../../components/ui/pagination.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { TeacherCard } from "./teacher-card.tsx";

type TeacherListProps = { found: Teachers; isOld: boolean; onPage: (page: number) => void };

/** Paler while the next answer is on its way. */
export function TeacherList({ found, isOld, onPage }: TeacherListProps) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { teachers, count, page, page_count } = found;
  return (
    <div aria-busy={isOld} className={cn("space-y-5 transition-opacity", isOld && "opacity-55")}>
      <p role="status" className="text-ink-muted">
        {t("found", { count, number: formatNumber(count, language) })}
      </p>
      <ul aria-label={t("title")} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {teachers.map((teacher) => (
          <TeacherCard key={teacher.id} teacher={teacher} />
        ))}
      </ul>
      {page_count > 1 && <Pagination page={page} pageCount={page_count} onPage={onPage} />}
    </div>
  );
}
