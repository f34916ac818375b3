import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpenCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { lessonsLeftQuery } from "../queries.ts";

type LineProps = {
  /** Of children, for who answers for some. */
  names: ReadonlyMap<string, string>;
};

/** How many lessons are left, in a line that leads to why; nothing where none is paid for, and never money. */
export function LessonsLeftLine({ names }: LineProps) {
  const { t } = useTranslation("subscription");
  const { data } = useQuery(lessonsLeftQuery);
  const students = data?.students ?? [];
  if (students.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <BookOpenCheck aria-hidden strokeWidth={1.75} className="size-5 text-ink-muted" />
      {students.map(({ student_id: id, lessons_left: count }) => (
        <Link
          key={id}
          to={paths.subscription}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-primary"
        >
          {names.has(id) && (
            <>
              <bdi className="font-semibold">{names.get(id)}</bdi>{" "}
            </>
          )}
          {t("left.lessons", { count })}
        </Link>
      ))}
    </p>
  );
}
