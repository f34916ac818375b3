import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { askAgainMs } from "../../../../components/homes/lessons-ahead.ts";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { childrensLessons } from "../model/known-lessons.ts";
import { parentHomeQuery } from "../queries.ts";
import { ChildCards } from "./child-card.tsx";
import { ChildrenNext } from "./children-next.tsx";
import { ParentNeeds } from "./family-needs.tsx";

/** In the home of a student who answers for children: what the parent's home says of theirs. */
export function OwnChildren({ Menu }: { Menu: LessonMenu }) {
  const { t } = useTranslation("homes");
  const isParent = useHeldHomes({ role: "S" }).includes("P");
  const { data: home } = useQuery({
    ...parentHomeQuery,
    enabled: isParent,
    refetchInterval: ({ state: { data } }) =>
      askAgainMs(data ? childrensLessons(data) : [], Date.now()),
  });
  if (!home || home.children.length === 0) return null;
  return (
    <section aria-labelledby="own-children" className="space-y-4">
      <h2 id="own-children" className="text-xl">
        {t("children")}
      </h2>
      <ChildrenNext home={home} Menu={Menu} />
      <ParentNeeds home={home} />
      <ChildCards home={home} isWide />
    </section>
  );
}
