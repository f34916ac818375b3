import { useTranslation } from "react-i18next";

import { WishLine } from "../../../../components/wishes/wish-line.tsx";
import { useWishes } from "../../../../lib/own-wishes.ts";
import { PersonSection } from "./person-section.tsx";

/** What the family seeks for each of its own who learns; on the telephone staff say it for them. */
export function WishesSection({ personId }: { personId: string }) {
  const { t } = useTranslation("person");
  const { data } = useWishes(personId);
  if (!data || data.learners.length === 0) return null;
  return (
    <PersonSection title={t("wishes.title")}>
      <ul className="divide-y divide-line">
        {data.learners.map((learner) => (
          <li key={learner.id} className="py-2.5 first:pt-0 last:pb-0">
            {learner.id !== personId && (
              <h3 className="font-sans text-base! font-semibold">
                <bdi>{learner.name}</bdi>
              </h3>
            )}
            <WishLine learner={learner} personId={personId} />
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}
