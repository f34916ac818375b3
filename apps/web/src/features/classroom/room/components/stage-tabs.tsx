import { ROOM_STAGES, type RoomStage } from "@riwaq/domain/classroom/view";
import { BookOpen, FileText, PencilLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";
import type { Shown } from "../model/create-room.ts";
import type { RoomParts } from "../model/room-parts.ts";
import { useInside, useShown } from "../model/use-room.ts";

const ICONS = { mushaf: BookOpen, board: PencilLine, material: FileText };
const stageIn = ({ room }: Shown): RoomStage => room?.view.stage ?? "mushaf";

/** What stands in the middle: as the teacher shows it; anybody else may look elsewhere until the teacher shows another. */
export function useStage() {
  const { room } = useInside();
  const led = useShown(room, stageIn);
  const [own, setOwn] = useState<{ stage: RoomStage; while: RoomStage } | null>(null);
  const stage = room.role !== "teacher" && own?.while === led ? own.stage : led;
  const choose = (next: RoomStage) => {
    if (room.role === "teacher") room.changeView({ stage: next });
    else setOwn({ stage: next, while: led });
  };
  return { stage, choose };
}

type StageTabsProps = { stage: RoomStage; onChoose: (next: RoomStage) => void; parts: RoomParts };

/** Only what there is: without a board the mushaf stands alone. */
const stagesOf = ({ Board, Material }: RoomParts): readonly RoomStage[] =>
  ROOM_STAGES.filter(
    (stage) => stage === "mushaf" || (stage === "board" ? Board : Material) !== undefined,
  );

/** Its words where there is room for them: it stands in a container. */
export function StageTabs({ stage, onChoose, parts }: StageTabsProps) {
  const { t } = useTranslation("classroom");
  const stages = stagesOf(parts);
  if (stages.length < 2) return null;
  return (
    <div role="group" aria-label={t("room.stage.legend")} className="flex gap-0.5">
      {stages.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === stage}
            onClick={() => onChoose(one)}
            className={cn(
              "flex min-h-11 min-w-10 items-center justify-center gap-2 rounded-full text-sm @xl:px-3",
              one === stage
                ? "bg-paper-deep font-semibold text-ink"
                : "text-ink-muted hover:text-ink",
            )}
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
            <span className={one === stage ? "@max-xl:sr-only" : "@max-4xl:sr-only"}>
              {t(`room.stage.${one}`)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
