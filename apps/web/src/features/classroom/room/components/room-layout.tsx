import { mayLead } from "@riwaq/domain/classroom/seats";
import { MessageSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Sheet, SheetContent } from "../../../../components/ui/sheet.tsx";
import type { Shown } from "../model/create-room.ts";
import type { RoomParts } from "../model/room-parts.ts";
import { useMarksSeen } from "../model/use-pupil.ts";
import { useInside, useShown } from "../model/use-room.ts";
import { useUnread } from "../model/use-unread.ts";
import { Announcer } from "./announcer.tsx";
import { HandBar } from "./hand-bar.tsx";
import { LineBar } from "./line-bar.tsx";
import { Count } from "./low-sheet.tsx";
import { MarkList } from "./marks-panel.tsx";
import { Panel } from "./panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { PlanPanels } from "./plan-panel.tsx";
import { RoomHeader } from "./room-header.tsx";
import { StageTabs, useStage } from "./stage-tabs.tsx";
import { Stage } from "./stage.tsx";
import { Switches } from "./switches.tsx";
import type { Tap } from "./tap-switch.tsx";

const hasRoomIn = ({ room }: Shown) => room !== null;

type LayoutProps = { parts: RoomParts; onLeave: () => void };

/** The middle, its edges, and on a phone the row beneath. */
export function RoomLayout({ parts, onLeave }: LayoutProps) {
  const { t } = useTranslation("classroom");
  const [isChatOpen, setIsChatOpen] = useState(false);
  const unread = useUnread(isChatOpen);
  const { room } = useInside();
  const { Chat, Memory } = parts;
  useEffect(() => document.querySelector("main")?.focus(), []);
  return (
    <div className="room">
      <RoomHeader onLeave={onLeave} />
      <LineBar />
      <aside aria-label={t("room.people.title")} className="room-start flex-col gap-3.5 py-4">
        <PeoplePanel />
        {mayLead(room.role) && Memory && (
          <Panel title={t("room.memory.title")}>
            <Memory />
          </Panel>
        )}
        <PlanPanels />
      </aside>
      <main tabIndex={-1} className="room-stage flex flex-col lg:pb-3">
        <Middle parts={parts} />
      </main>
      <aside aria-label={t("room.marks.title")} className="room-end flex-col gap-3.5 py-4">
        <EndPanels parts={parts} />
        {Chat && (
          <Button variant="outline" className="relative" onClick={() => setIsChatOpen(true)}>
            <MessageSquare aria-hidden strokeWidth={1.75} />
            {t("room.chat.open")}
            <Count count={unread} label={t("room.chat.unread", { count: unread })} />
          </Button>
        )}
      </aside>
      <HandBar parts={parts} unread={unread} onChat={() => setIsChatOpen(true)} />
      <Announcer />
      {Chat && (
        <Sheet open={isChatOpen} onOpenChange={setIsChatOpen}>
          <SheetContent title={t("room.chat.open")} isWide>
            <Chat />
          </SheetContent>
        </Sheet>
      )}
    </div>
  );
}

function EndPanels({ parts: { Recorder } }: { parts: RoomParts }) {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const count = useMarksSeen().filter(({ voided_at }) => voided_at === null).length;
  return (
    <>
      <Panel title={t("room.marks.title")} count={count} className="min-h-32 overflow-y-auto">
        <MarkList />
      </Panel>
      {mayLead(room.role) && (
        <Panel title={t("room.show.title")} className="shrink-0">
          <Switches />
        </Panel>
      )}
      {mayLead(room.role) && Recorder && (
        <Panel className="shrink-0">
          <Recorder />
        </Panel>
      )}
    </>
  );
}

function Middle({ parts }: { parts: RoomParts }) {
  const { t } = useTranslation("common");
  const { room } = useInside();
  const { stage, choose } = useStage();
  const [tap, setTap] = useState<Tap>("reveal");
  const { Board, Material } = parts;
  if (!useShown(room, hasRoomIn)) {
    return (
      <p role="status" className="m-auto text-ink-muted">
        {t("loading.content")}
      </p>
    );
  }
  const tabs = <StageTabs stage={stage} onChoose={choose} parts={parts} />;
  const Other = { mushaf: undefined, board: Board, material: Material }[stage];
  if (!Other) return <Stage tabs={tabs} tap={tap} onTap={setTap} />;
  return (
    <>
      <div className="@container flex justify-center p-1 lg:pt-3">{tabs}</div>
      <Other />
    </>
  );
}
