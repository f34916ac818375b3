import type { ParentHome } from "@riwaq/contracts/views/homes";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, Clock, FolderOpen } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNumber } from "../../../../lib/format.ts";

type Child = ParentHome["children"][number];

const SIGNS = [
  { key: "present", Icon: CircleCheck, tone: "text-success" },
  { key: "late", Icon: Clock, tone: "text-on-accent-soft" },
  { key: "absent", Icon: CircleAlert, tone: "text-danger" },
] as const;

/** Attendance of the calendar month, and what is new to read. */
export function ChildMonth({ child: { attendance, new_resources } }: { child: Child }) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <section>
      <h3 className="font-sans text-base! font-semibold text-ink-muted">{t("month.title")}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {SIGNS.map(({ key, Icon, tone }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <Icon
              aria-hidden
              strokeWidth={1.75}
              className={cn("size-5", attendance[key] > 0 ? tone : "text-ink-muted")}
            />
            {t(`month.${key}`, { count: attendance[key], number: number(attendance[key]) })}
          </li>
        ))}
      </ul>
      {new_resources > 0 && (
        <Link
          to={paths.resources}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          <FolderOpen aria-hidden strokeWidth={1.75} className="size-5" />
          {t("month.material", { count: new_resources, number: number(new_resources) })}
        </Link>
      )}
    </section>
  );
}
