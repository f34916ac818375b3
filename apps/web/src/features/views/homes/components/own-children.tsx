import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { parentHomeQuery } from "../queries.ts";
import { ChildCards } from "./child-card.tsx";

const REFRESH_MS = 60_000;

/** In the home of a student who answers for children: theirs, as the parent's home shows them. */
export function OwnChildren({ Menu }: { Menu: LessonMenu }) {
  const { t } = useTranslation("homes");
  const isParent = useHeldHomes({ role: "S" }).includes("P");
  const { data: home } = useQuery({
    ...parentHomeQuery,
    enabled: isParent,
    refetchInterval: REFRESH_MS,
  });
  if (!home || home.children.length === 0) return null;
  return (
    <section aria-labelledby="own-children">
      <h2 id="own-children" className="mb-3 text-xl">
        {t("children")}
      </h2>
      <ChildCards home={home} Menu={Menu} />
    </section>
  );
}
