import type { TeacherCard } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { cn } from "../../../../lib/cn.ts";
import { ProgrammeChips } from "./programme-chips.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";

const PICTURE = "aspect-4/5 w-full h-auto rounded-none rounded-b-sm arch-top";

/** Who it is, beneath an arch. The page's one h1 is there from the start, so that it keeps the focus. */
export function TeacherHeader({ teacher }: { teacher: TeacherCard | undefined }) {
  const { t } = useTranslation(["teachers", "common"]);
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-end sm:gap-7">
      <div className="w-32 shrink-0 rounded-b-md arch-top border border-accent/70 p-1.5 sm:w-40">
        {teacher ? (
          <Avatar
            name={teacher.name}
            picture={teacher.picture}
            className={cn(PICTURE, "font-display text-5xl")}
          />
        ) : (
          <Skeleton className={PICTURE} />
        )}
      </div>
      <div className="min-w-0 space-y-3">
        <h1 className={cn("wrap-anywhere", !teacher && "sr-only")}>
          <bdi>{teacher?.name ?? t("common:titles.teacher")}</bdi>
        </h1>
        {teacher && (
          <>
            <TeacherFacts teacher={teacher} />
            <ProgrammeChips programmes={teacher.programmes} />
          </>
        )}
      </div>
    </header>
  );
}
