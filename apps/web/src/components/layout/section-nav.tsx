import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { homesQuery } from "../../lib/own-homes.ts";
import { isInSection, pageOf, staffSectionsFor } from "./staff-sections.ts";

/** The pages of the open section of the institute, above each of them; a section of one page needs none. */
export function SectionNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: held } = useQuery(homesQuery);
  const section = staffSectionsFor(held?.rights ?? []).find((each) => isInSection(each, pathname));
  if (!section || section.pages.length < 2) return null;
  const open = pageOf(section, pathname);
  return (
    <nav
      aria-label={t("sections.pages", { section: t(section.key) })}
      className="-mt-3 mb-6 border-b border-line"
    >
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {section.pages.map(({ to, key }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(to === open && { "aria-current": "page" })}
              className="flex min-h-11 items-center border-b-2 border-transparent text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
