import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import type { Move } from "./use-order.ts";

type OrderButtonsProps = {
  item: { id: string; name: string };
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (move: Move) => void;
};

/** Those that cannot be used keep the focus: whoever moves by keyboard does not lose the place. Wants `staff`. */
export function OrderButtons({ item, isFirst, isLast, isBusy, onMove }: OrderButtonsProps) {
  const { t } = useTranslation("staff");
  const { id, name } = item;
  const steps = [
    { key: "up", step: -1, Icon: ArrowUp, isAtEnd: isFirst },
    { key: "down", step: 1, Icon: ArrowDown, isAtEnd: isLast },
  ] as const;
  return steps.map(({ key, step, Icon, isAtEnd }) => (
    <Button
      key={key}
      variant="outline"
      size="icon"
      aria-label={t(`order.${key}`, { name })}
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
