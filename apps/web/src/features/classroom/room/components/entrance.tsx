import type { Classroom, SeatChoice } from "@riwaq/contracts/classroom/room";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { DoorOpen } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";
import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";
import type { RoomParts } from "../model/room-parts.ts";
import { Notice } from "./notice.tsx";
import { LessonLine } from "./shut-room.tsx";

type ChoicesProps = {
  choices: readonly SeatChoice[];
  chosen: SeatChoice;
  userId: string;
  onChoose: (next: SeatChoice) => void;
};

const keyOf = ({ role, pupil_id }: SeatChoice) => `${role} ${pupil_id ?? ""}`;

/** As whom one comes in: beside a child at this device, or to listen. */
function Choices({ choices, chosen, userId, onChoose }: ChoicesProps) {
  const { t } = useTranslation("classroom");
  const name = useId();
  const labelOf = ({ role, pupil_id, name: pupil }: SeatChoice) => {
    if (role === "pupil" && pupil_id !== userId) {
      return {
        label: t("room.choice.child", { name: isolated(pupil) }),
        hint: t("room.choice.childHint"),
      };
    }
    return { label: t(`room.choice.${role}`), hint: t(`room.choice.${role}Hint`) };
  };
  return (
    <fieldset className="mt-6 text-start">
      <legend className="mb-2 font-semibold">{t("room.choice.legend")}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => {
          const { label, hint } = labelOf(choice);
          return (
            <label
              key={keyOf(choice)}
              className="grid min-h-14 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-md leading-snug border border-line-strong bg-surface px-4 py-2.5 has-checked:border-primary has-checked:bg-success-soft"
            >
              <input
                type="radio"
                name={name}
                checked={keyOf(choice) === keyOf(chosen)}
                onChange={() => onChoose(choice)}
                className="row-span-2 size-4.5 accent-primary"
              />
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-ink-muted">{hint}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type EntranceProps = {
  classroom: Classroom;
  user: CurrentUser;
  Check: RoomParts["Check"];
  onEnter: (choice: SeatChoice, devices: OwnDevices | null) => void;
};

/** The door: as whom, a try of sound and line, and in. */
export function Entrance({ classroom, user, Check, onEnter }: EntranceProps) {
  const { t } = useTranslation("classroom");
  const [first] = classroom.choices;
  const [picked, setPicked] = useState<SeatChoice | undefined>(first);
  if (!picked) return <Notice title={t("room.noSeat.title")} text={t("room.noSeat.text")} />;
  const check = Check && (
    <Check
      key={keyOf(picked)}
      classroom={classroom}
      choice={picked}
      onReady={(devices) => onEnter(picked, devices)}
    />
  );
  return (
    <Notice title={t("room.enter.title")} below={check}>
      <LessonLine classroom={classroom} userId={user.id} />
      {classroom.choices.length > 1 && (
        <Choices
          choices={classroom.choices}
          chosen={picked}
          userId={user.id}
          onChoose={setPicked}
        />
      )}
      {!check && (
        <Button size="lg" className="mt-7 w-full" onClick={() => onEnter(picked, null)}>
          <DoorOpen aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("room.enter.press")}
        </Button>
      )}
    </Notice>
  );
}
