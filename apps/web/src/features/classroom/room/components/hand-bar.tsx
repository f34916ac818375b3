import { mayLead } from "@riwaq/domain/classroom/seats";
import { CircleDot, ClipboardList, Ellipsis, MessageSquare, PenLine } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LETTERS, useLetters } from "../../../../components/mushaf/use-letters.ts";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import type { RoomParts } from "../model/room-parts.ts";
import { useMarksSeen } from "../model/use-pupil.ts";
import { isRecordedIn, useInside, useShown } from "../model/use-room.ts";
import { HeardPupil } from "./heard-pupil.tsx";
import { Count, LowSheet } from "./low-sheet.tsx";
import { MarkList } from "./marks-panel.tsx";
import { HandButton, MicrophoneButton, OwnButtons, RoundButton } from "./own-buttons.tsx";
import { People } from "./people-panel.tsx";
import { Plan, WeakWords } from "./plan-panel.tsx";
import { Switches } from "./switches.tsx";

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 pe-12 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function LettersChoice() {
  const { t } = useTranslation("mushaf");
  const { letters, choose } = useLetters();
  return (
    <RadioChips
      legend={t("letters.legend")}
      choices={LETTERS.map((value) => ({ value, label: t(`letters.${value}`) }))}
      value={letters}
      onChoose={choose}
    />
  );
}

function RecorderSheet({ Recorder }: { Recorder: ComponentType }) {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const isRecorded = useShown(room, isRecordedIn);
  return (
    <LowSheet Icon={CircleDot} label={t("room.recording.title")} isOn={isRecorded}>
      <Titled title={t("room.recording.title")}>
        <Recorder />
      </Titled>
    </LowSheet>
  );
}

function PlanSheet({ Memory }: { Memory: ComponentType | undefined }) {
  const { t } = useTranslation("classroom");
  return (
    <LowSheet Icon={ClipboardList} label={t("room.plan.title")}>
      {Memory && (
        <Titled title={t("room.memory.title")}>
          <Memory />
        </Titled>
      )}
      <Titled title={t("room.plan.title")}>
        <Plan />
      </Titled>
      <Titled title={t("room.weak.title")}>
        <WeakWords />
      </Titled>
    </LowSheet>
  );
}

type HandBarProps = { parts: RoomParts; unread: number; onChat: () => void };

/** On a phone: all that one does, in one row within the thumb's reach. */
export function HandBar({ parts, unread, onChat }: HandBarProps) {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const marks = useMarksSeen().filter(({ voided_at }) => voided_at === null).length;
  const { Chat, Recorder, Memory } = parts;
  const leads = mayLead(room.role);
  return (
    <div className="room-hand flex items-center justify-around gap-1 border-t border-line bg-paper px-2 py-2">
      <MicrophoneButton />
      <HandButton />
      <LowSheet
        Icon={PenLine}
        label={t("room.marks.title")}
        short={t("room.marks.short")}
        count={{ is: marks, label: t("room.marks.count", { count: marks }) }}
      >
        <Titled title={t("room.marks.title")}>
          <MarkList />
        </Titled>
      </LowSheet>
      <PlanSheet Memory={leads ? Memory : undefined} />
      {Chat && (
        <RoundButton Icon={MessageSquare} label={t("room.chat.open")} onClick={onChat}>
          <Count count={unread} label={t("room.chat.unread", { count: unread })} />
        </RoundButton>
      )}
      {leads && Recorder && <RecorderSheet Recorder={Recorder} />}
      <LowSheet Icon={Ellipsis} label={t("room.more")}>
        <Titled title={t("room.people.title")}>
          <People />
          <HeardPupil />
          <OwnButtons className="mt-4" />
        </Titled>
        {leads && (
          <Titled title={t("room.show.title")}>
            <Switches />
          </Titled>
        )}
        <LettersChoice />
      </LowSheet>
    </div>
  );
}
