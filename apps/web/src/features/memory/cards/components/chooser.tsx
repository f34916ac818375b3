import type { CardsToday } from "@riwaq/contracts/memory/cards";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";

export type ChooserProps = {
  people: CardsToday["people"];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Whose cards, where there are several people. */
export function Chooser({ people, chosen, onChoose }: ChooserProps) {
  const { t } = useTranslation("cards");
  if (people.length < 2) return null;
  return (
    <div role="group" aria-label={t("practice.who")} className="mb-6 flex flex-wrap gap-3">
      {people.map(({ student_id: id, name }) => (
        <Button
          key={id}
          variant={id === chosen ? "default" : "outline"}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}
