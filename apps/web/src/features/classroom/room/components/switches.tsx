import { ROOM_HIDING, SOUND_MODES } from "@riwaq/domain/classroom/view";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Switch } from "../../../../components/ui/switch.tsx";
import { useInside, useShown, viewIn } from "../model/use-room.ts";

type SegmentsProps<V extends string> = {
  legend: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChoose: (value: V) => void;
};

/** One of three, in one row. */
function Segments<V extends string>({ legend, choices, value, onChoose }: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-muted">{legend}</legend>
      <div className="flex rounded-full border border-line-strong/60 p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-10 flex-auto cursor-pointer items-center justify-center rounded-full px-2.5 text-center text-sm leading-tight has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 outline-offset-2 outline-primary"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchRowProps = { label: string; isOn: boolean; onChange: (next: boolean) => void };

function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={isOn} onCheckedChange={onChange} />
    </div>
  );
}

/** What the teacher shows, and how the sound is. */
export function Switches() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const view = useShown(room, viewIn);
  if (!view) return null;
  const { changeView } = room;
  return (
    <div className="space-y-3">
      <div>
        <SwitchRow
          label={t("room.show.marks")}
          isOn={view.are_marks_shown}
          onChange={(are_marks_shown) => changeView({ are_marks_shown })}
        />
        <SwitchRow
          label={t("room.show.follow")}
          isOn={view.is_followed}
          onChange={(is_followed) => changeView({ is_followed })}
        />
        <SwitchRow
          label={t("room.show.colours")}
          isOn={view.is_coloured}
          onChange={(is_coloured) => changeView({ is_coloured })}
        />
      </div>
      <Segments
        legend={t("room.show.hiding")}
        choices={ROOM_HIDING.map((value) => ({ value, label: t(`room.show.hide.${value}`) }))}
        value={view.hiding}
        onChoose={(hiding) => changeView({ hiding, revealed: [] })}
      />
      <Segments
        legend={t("room.show.sound")}
        choices={SOUND_MODES.map((value) => ({ value, label: t(`room.show.sounds.${value}`) }))}
        value={view.sound}
        onChoose={(sound) => changeView({ sound })}
      />
    </div>
  );
}
