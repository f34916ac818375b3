import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";

const WAYS = [
  { to: paths.tests, key: "titles.tests" },
  { to: paths.similarVerses, key: "titles.similarVerses" },
  { to: paths.rules, key: "titles.rules" },
  { to: paths.homework, key: "titles.homework" },
] as const;

/** What else is known of how a pupil recites. */
export function MemoryWays({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {WAYS.map(({ to, key }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ id }}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
