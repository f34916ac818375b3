import type { Seat } from "@riwaq/contracts/classroom/room";
import type { SeatState } from "@riwaq/contracts/classroom/socket";
import { mayLead, maySpeak } from "@riwaq/domain/classroom/seats";
import { Hand } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { cn } from "../../../../lib/cn.ts";
import type { Shown } from "../model/create-room.ts";
import { ownIn, seatsIn, statesIn, useInside, useShown } from "../model/use-room.ts";
import { useVoice } from "../model/voice.ts";
import { HeardPupil } from "./heard-pupil.tsx";
import { OwnButtons } from "./own-buttons.tsx";
import { Panel } from "./panel.tsx";

type Doing = "away" | "listens" | "speaks" | "muted" | "open" | "here" | "joining";

const roundTripIn = ({ roundTripMs }: Shown) => roundTripMs;

/** What somebody does, in one word, and how long their word takes to be here. */
function useDoing(seat: Seat, state: SeatState | undefined) {
  const { room } = useInside();
  const voice = useVoice();
  const line = useShown(room, roundTripIn);
  const isOwn = seat.id === room.seat;
  const heard = voice?.heard[seat.id];
  const roundTripMs = isOwn ? line : (heard?.roundTripMs ?? null);
  const speaks = isOwn ? voice?.isSpeaking : heard?.isSpeaking;
  const doing = ((): Doing => {
    if (seat.is_away) return "away";
    if (!maySpeak(seat.role)) return "listens";
    if (!voice) return "here";
    if (!isOwn && heard?.connection !== "connected") return "joining";
    if (state?.is_muted) return "muted";
    return speaks ? "speaks" : "open";
  })();
  return { doing, roundTripMs: roundTripMs === null ? null : Math.round(roundTripMs) };
}

/** What a camera shows, one's own too. */
function usePicture({ id }: Seat) {
  const { room } = useInside();
  const voice = useVoice();
  return (id === room.seat ? voice?.camera?.picture : voice?.heard[id]?.picture) ?? null;
}

function Person({ seat, state }: { seat: Seat; state: SeatState | undefined }) {
  const { t } = useTranslation("classroom");
  const { doing, roundTripMs } = useDoing(seat, state);
  const picture = usePicture(seat);
  return (
    <li
      className={cn("flex flex-wrap items-center gap-x-3.5 gap-y-2", seat.is_away && "opacity-65")}
    >
      <span
        className={cn(
          "rounded-full border-3 p-0.5 transition-colors",
          doing === "speaks" ? "border-primary" : "border-transparent",
        )}
      >
        <Avatar
          name={seat.name}
          picture={null}
          className={maySpeak(seat.role) ? "size-11" : "size-8"}
        />
      </span>
      <span className="min-w-0 grow leading-snug">
        <span className="block truncate font-semibold">
          <bdi>{seat.name}</bdi>
        </span>
        <span className="block text-sm text-ink-muted">
          {t(`room.people.${doing}`)}
          {roundTripMs !== null && !seat.is_away && (
            <span className="tabular-nums">
              {" "}
              · {t("room.people.roundTrip", { ms: roundTripMs })}
            </span>
          )}
        </span>
      </span>
      {state?.is_hand_up && (
        <span className="grid size-9 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
          <Hand aria-hidden strokeWidth={1.75} className="size-5" />
          <span className="sr-only">{t("room.hand.isUp")}</span>
        </span>
      )}
      {picture !== null && <div className="basis-full overflow-hidden rounded-md">{picture}</div>}
    </li>
  );
}

/** Who is there: those who speak first. */
export function People() {
  const { t } = useTranslation("classroom");
  const { room, classroom } = useInside();
  const seats = useShown(room, seatsIn) ?? [];
  const states = useShown(room, statesIn);
  const own = useShown(room, ownIn);
  const stateOf = ({ id }: Seat) => (id === room.seat ? own : states?.[id]);
  const order = ({ role }: Seat) => Number(!mayLead(role)) + Number(!maySpeak(role));
  const missing = classroom.pupils.filter(
    ({ id }) => !seats.some((seat) => seat.role === "pupil" && seat.pupil_id === id),
  );
  return (
    <ul className="space-y-2.5">
      {seats
        .toSorted((a, b) => order(a) - order(b))
        .map((seat) => (
          <Person key={seat.id} seat={seat} state={stateOf(seat)} />
        ))}
      {missing.map(({ id, name }) => (
        <li key={id} className="ps-1 text-sm text-ink-muted">
          {t("room.people.missing", { name })}
        </li>
      ))}
    </ul>
  );
}

export function PeoplePanel() {
  return (
    <Panel>
      <People />
      <HeardPupil />
      <OwnButtons className="mt-4 border-t border-line pt-3.5" />
    </Panel>
  );
}
