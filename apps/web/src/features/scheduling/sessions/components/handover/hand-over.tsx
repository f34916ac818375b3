import type { Handover } from "@riwaq/contracts/scheduling/handover";
import * as handover from "@riwaq/contracts/scheduling/handover.calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { queryOf } from "../../../../../lib/query-of.ts";
import type { SessionViewProps } from "../../model/session-view.ts";
import { HandoverReview } from "./handover-review.tsx";
import { Successors } from "./successors.tsx";

type Successor = Handover["successors"][number];

/** A series goes to somebody else: from when, to whom, and then what that means before it is done. */
export function HandOver({ session, onBack, onDone }: SessionViewProps) {
  const { t } = useTranslation("leave");
  const [from, setFrom] = useState<string>();
  const [chosen, setChosen] = useState<Successor>();
  const seriesId = session.series_id ?? "";
  const asked = { ...(from && { from }), ...(chosen && { teacher: chosen.teacher_id }) };
  const query = useQuery({
    ...queryOf(handover.preview, { params: { id: seriesId }, query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <QueryView
      query={query}
      isEmpty={(found) => found.from === null}
      empty={<EmptyState title={t("handover.none")} />}
    >
      {(found) =>
        chosen ? (
          <HandoverReview
            seriesId={seriesId}
            found={found}
            teacher={chosen}
            isOld={query.isPlaceholderData}
            onBack={() => setChosen(undefined)}
            onDone={onDone}
          />
        ) : (
          <Successors
            found={found}
            isOld={query.isPlaceholderData}
            onFrom={setFrom}
            onChoose={setChosen}
            onBack={onBack}
          />
        )
      }
    </QueryView>
  );
}
