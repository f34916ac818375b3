import { matchesText } from "@riwaq/domain/people/search-text";
import { Underline } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { MarksLegend } from "../../../../components/marks/marks-legend.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Combobox } from "../../../../components/ui/combobox.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { isolated } from "../../../../lib/format.ts";
import type { Marking } from "./use-marking.ts";
import type { MarkedPupil } from "./use-pupils.ts";

type AidProps = { marking: Marking; onChoose: (pupil: string | undefined) => void };

/** Whose marks are on the page, and what their lines say. Not there for whoever has no pupil and is none. */
export function MarksAid({ marking, onChoose }: AidProps) {
  const { t } = useTranslation("marks");
  const { pupils, pupil } = marking;
  const [first] = pupils;
  if (!first) return null;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" aria-label={t("aid.title")}>
          <Underline aria-hidden strokeWidth={1.75} />
          <span className="hidden sm:inline">{t("aid.title")}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t("aid.title")}
        className="max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] space-y-5 overflow-y-auto"
      >
        {pupils.length === 1 ? (
          <OnlyOne one={first} isOn={pupil !== null} onChoose={onChoose} />
        ) : (
          <OneOfMany marking={marking} onChoose={onChoose} />
        )}
        <MarksLegend />
      </PopoverContent>
    </Popover>
  );
}

type OneProps = Pick<AidProps, "onChoose"> & { one: MarkedPupil; isOn: boolean };

function OnlyOne({ one, isOn, onChoose }: OneProps) {
  const { t } = useTranslation("marks");
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="font-semibold">
        {one.isOwn ? t("aid.mine") : t("aid.show", { name: isolated(one.name) })}
      </label>
      <Switch
        id={id}
        checked={isOn}
        onCheckedChange={(next) => onChoose(next ? one.id : undefined)}
      />
    </div>
  );
}

function OneOfMany({ marking: { pupils, pupil }, onChoose }: AidProps) {
  const { t } = useTranslation("marks");
  const named = new Map(pupils.map((one) => [one.id, one.name]));
  const nameOf = (id: string) => named.get(id) ?? "";
  return (
    <div className="space-y-3">
      <Combobox
        label={t("aid.whose")}
        value={pupil?.id ?? null}
        onChange={onChoose}
        nameOf={nameOf}
        find={(typed) =>
          pupils.filter(({ name }) => matchesText([name], typed ?? "")).map(({ id }) => id)
        }
        none={t("aid.nobody")}
      >
        {(id) => <bdi>{nameOf(id)}</bdi>}
      </Combobox>
      {pupil && (
        <Button variant="outline" size="sm" onClick={() => onChoose(undefined)}>
          {t("aid.hide")}
        </Button>
      )}
    </div>
  );
}
