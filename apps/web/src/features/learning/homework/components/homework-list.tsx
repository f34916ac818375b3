import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import { homeworkQuery } from "../queries.ts";
import { HomeworkItem } from "./homework-item.tsx";

type HomeworkListProps = {
  studentId: string;
  /** Where several children stand on one page. */
  name?: string | undefined;
};

/** What a pupil is to recite at home, as long as something is open; nothing where nothing is. */
export function HomeworkList({ studentId, name }: HomeworkListProps) {
  const { t } = useTranslation("homework");
  const { data } = useQuery(homeworkQuery(studentId));
  const open = data?.homework.filter(({ state }) => state === "open") ?? [];
  if (!data || open.length === 0) return null;
  const title = name ? t("list.of", { name: isolated(name) }) : t("list.title");
  return (
    <section aria-label={title} className="mb-8 space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2>{title}</h2>
        <Link to={paths.homework} params={{ id: studentId }} className="text-info underline">
          {t("list.all")}
        </Link>
      </div>
      <ul className="space-y-3">
        {open.map((homework) => (
          <li key={homework.id}>
            <HomeworkItem homework={homework} may={data} />
          </li>
        ))}
      </ul>
    </section>
  );
}
