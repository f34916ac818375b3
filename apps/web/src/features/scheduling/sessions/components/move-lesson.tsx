import type { ChangeScope, Move } from "@riwaq/contracts/scheduling/changes";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import type { SessionViewProps } from "../model/session-view.ts";
import { MoveHours } from "./move-hours.tsx";
import { MoveReview } from "./move-review.tsx";
import { MoveSeries } from "./move-series.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

/** Another hour for one lesson, or other weekly hours from it on; what that means stands beneath the choice. */
export function MoveLesson({ session, reader, onBack, onDone }: SessionViewProps) {
  const { t } = useTranslation("sessions");
  const [scope, setScope] = useState<ChangeScope>("one");
  const [move, setMove] = useState<Move>();
  const choose = (next: ChangeScope) => {
    setScope(next);
    setMove(undefined);
  };
  const back = (
    <Button variant="outline" onClick={onBack}>
      {t("keep.move")}
    </Button>
  );
  return (
    <div className="space-y-5">
      {session.series_id !== null && <ScopeChoice kind="move" value={scope} onChange={choose} />}
      {scope === "one" ? (
        <MoveHours
          session={session}
          reader={reader}
          chosen={move?.scope === "one" ? move.starts_at : undefined}
          onChoose={(starts_at) => setMove(starts_at ? { scope: "one", starts_at } : undefined)}
        />
      ) : (
        <MoveSeries
          session={session}
          onChoose={(times) => setMove({ scope: "following", times })}
          onChange={() => setMove(undefined)}
        />
      )}
      {move ? (
        <MoveReview session={session} reader={reader} move={move} back={back} onDone={onDone} />
      ) : (
        <DialogActions>{back}</DialogActions>
      )}
    </div>
  );
}
