import { CalendarDays, List } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { SessionSearch } from "../model/session-search.ts";

type ViewSwitchProps = { search: SessionSearch; onSearch: (search: SessionSearch) => void };

/** The list or the week; the address remembers which. */
export function ViewSwitch({ search, onSearch }: ViewSwitchProps) {
  const { t } = useTranslation("sessions");
  const { view, ...others } = search;
  const choices = [
    { name: "list", Icon: List, isOn: view !== "week", next: others },
    { name: "week", Icon: CalendarDays, isOn: view === "week", next: { ...others, view: "week" } },
  ] as const;
  return (
    <div role="group" aria-label={t("view.label")} className="flex flex-wrap gap-1">
      {choices.map(({ name, Icon, isOn, next }) => (
        <Button
          key={name}
          variant={isOn ? "secondary" : "ghost"}
          aria-pressed={isOn}
          onClick={() => onSearch(next)}
        >
          <Icon aria-hidden strokeWidth={1.75} />
          {t(`view.${name}`)}
        </Button>
      ))}
    </div>
  );
}
