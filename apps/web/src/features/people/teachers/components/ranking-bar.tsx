import type { Wishes } from "@riwaq/contracts/people/wishes";
import { useTranslation } from "react-i18next";

import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { WishLine } from "../../../../components/wishes/wish-line.tsx";
import { isolated } from "../../../../lib/format.ts";
import { NO_RANKING } from "../model/ranking.ts";

type RankingBarProps = {
  wishes: Wishes;
  /** For whom the list is ordered; undefined for nobody. */
  learnerId: string | undefined;
  onChoose: (choice: string) => void;
};

/** For whom the teachers are in order, and by what. */
export function RankingBar({ wishes, learnerId, onChoose }: RankingBarProps) {
  const { t } = useTranslation("wishes");
  const { learners } = wishes;
  const chosen = learners.find(({ id }) => id === learnerId);
  const shown = chosen ?? learners.find(({ wish }) => wish === null) ?? learners[0];
  if (!shown) return null;
  return (
    <section
      aria-label={t("order")}
      className="mb-6 space-y-4 rounded-md border border-line bg-surface p-5"
    >
      <RadioChips
        legend={t("order")}
        choices={[
          ...learners.map(({ id, name }) => ({
            value: id,
            label: t("orderFor", { name: isolated(name) }),
          })),
          { value: NO_RANKING, label: t("orderNone") },
        ]}
        value={learnerId ?? NO_RANKING}
        onChoose={onChoose}
      />
      <WishLine learner={shown} />
    </section>
  );
}
