import * as resources from "@riwaq/contracts/learning/resources.calls";
import { mayLead } from "@riwaq/domain/classroom/seats";
import { useSyncExternalStore } from "react";

import { Material } from "../features/classroom/material/components/material.tsx";
import type { Played } from "../features/classroom/material/model/use-led-sound.ts";
import { useInside, useShown, viewIn } from "../features/classroom/room/model/use-room.ts";
import { hrefOf } from "../lib/api.ts";

export function RoomMaterial() {
  const { room, classroom } = useInside();
  const shown = useShown(room, viewIn)?.material ?? null;
  const at = useSyncExternalStore(room.pointer.subscribe, room.pointer.get);
  const leads = mayLead(room.role);
  const open = (resource_id: string, page: number) =>
    room.changeView({ material: { resource_id, page } });
  const nowMs = () => Date.now() + room.shown.get().aheadMs;
  const play = (resource_id: string, played: Played) => {
    // Something else was opened meanwhile: what it was before stops by that.
    if (room.shown.get().room?.view.material?.resource_id !== resource_id) return;
    const playback = { ...played, set_at: new Date(nowMs()).toISOString() };
    room.changeView({ material: { resource_id, page: 1, playback } });
  };
  const isPointedAt = at && "resource_id" in at && at.resource_id === shown?.resource_id;
  return (
    <div className="mx-auto w-full max-w-5xl overflow-y-auto p-3">
      <Material
        items={classroom.material}
        current={shown?.resource_id ?? null}
        page={shown?.page ?? 1}
        mayLead={leads}
        onOpen={(id) => open(id, 1)}
        onPage={(page) => shown && open(shown.resource_id, page)}
        playback={shown?.playback ?? null}
        nowMs={nowMs}
        onPlayed={play}
        pointed={!leads && isPointedAt ? at : null}
        onPoint={
          leads && shown
            ? (place) => room.point(place && { ...place, resource_id: shown.resource_id })
            : undefined
        }
        fileAddress={(id) => hrefOf(resources.file, { params: { id } })}
      />
    </div>
  );
}
