import * as resources from "@riwaq/contracts/learning/resources.calls";
import { mayLead } from "@riwaq/domain/classroom/seats";

import { Material } from "../features/classroom/material/components/material.tsx";
import { useInside, useShown, viewIn } from "../features/classroom/room/model/use-room.ts";
import { hrefOf } from "../lib/api.ts";

export function RoomMaterial() {
  const { room, classroom } = useInside();
  const shown = useShown(room, viewIn)?.material ?? null;
  const open = (resource_id: string, page: number) =>
    room.changeView({ material: { resource_id, page } });
  return (
    <div className="mx-auto w-full max-w-5xl overflow-y-auto p-3">
      <Material
        items={classroom.material}
        current={shown?.resource_id ?? null}
        page={shown?.page ?? 1}
        mayLead={mayLead(room.role)}
        onOpen={(id) => open(id, 1)}
        onPage={(page) => shown && open(shown.resource_id, page)}
        fileAddress={(id) => hrefOf(resources.file, { params: { id } })}
      />
    </div>
  );
}
