import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import type { Move } from "./use-order.ts";

type OrderButtonsProps = {
  programme: StaffProgramme;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (move: Move) => void;
};

/** Those that cannot be used keep the focus: whoever moves by keyboard does not lose the place. */
export function OrderButtons({ programme, isFirst, isLast, isBusy, onMove }: OrderButtonsProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { id, name } = programme;
  const steps = [
    { key: "up", step: -1, Icon: ArrowUp, isAtEnd: isFirst },
    { key: "down", step: 1, Icon: ArrowDown, isAtEnd: isLast },
  ] as const;
  return steps.map(({ key, step, Icon, isAtEnd }) => (
    <Button
      key={key}
      variant="outline"
      size="icon"
      aria-label={t(`programmes.${key}`, { name: name[language] })}
      aria-disabled={isAtEnd}
      aria-busy={isBusy}
      onClick={({ currentTarget }) => {
        if (!isAtEnd) onMove({ id, step, button: currentTarget });
      }}
    >
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  ));
}
