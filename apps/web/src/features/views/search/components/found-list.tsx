import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import type { Line } from "../model/lines.ts";
import { FoundLine } from "./found-line.tsx";
import { type Finder, optionId } from "./use-finder.ts";

type FoundListProps = { finder: Finder; onChoose: (line: Line, action: number) => void };

/** In groups, and within them in the order in which the arrows go through all. */
function Groups({ finder, onChoose }: FoundListProps) {
  const { t } = useTranslation("search");
  const { listId, groups, lines, place, move } = finder;
  return groups.map(({ name, lines: own, hasMore }) => (
    <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
      <p id={`${listId}-${name}`} className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-muted">
        {t(`groups.${name}`)}
      </p>
      {own.map((line) => {
        const index = lines.indexOf(line);
        const isActive = index === place.line;
        return (
          <FoundLine
            key={line.id}
            id={optionId(listId, index)}
            line={line}
            activeAction={isActive ? place.action : null}
            onChoose={(action) => onChoose(line, action)}
            onPoint={() => {
              if (!isActive) move(index);
            }}
          />
        );
      })}
      {hasMore && <p className="px-3 py-1 text-sm text-ink-muted">{t("more")}</p>}
    </div>
  ));
}

function Nothing({ typed }: { typed: string }) {
  const { t } = useTranslation("search");
  return (
    <div className="px-3 py-6 text-center">
      <p className="font-semibold wrap-anywhere">{t("none.title", { typed })}</p>
      <p className="text-ink-muted">{t("none.hint")}</p>
    </div>
  );
}

/** What was found, or why nothing is: still asked for, not there, not answered, nothing typed. */
export function FoundList({ finder, hint, onChoose }: FoundListProps & { hint: string }) {
  const { t } = useTranslation("search");
  const { listId, typed, lines, isSettled, isFailed, query } = finder;
  const isEmpty = lines.length === 0;
  return (
    <>
      <div id={listId} role="listbox" aria-label={t("title")} aria-busy={!isSettled}>
        <Groups finder={finder} onChoose={onChoose} />
      </div>
      {isFailed && <ErrorState title={t("failed")} onRetry={() => void query.refetch()} />}
      {isEmpty && typed === "" && (
        <div className="px-3 py-6 text-center">
          <p className="font-semibold">{t("start.title")}</p>
          <p className="text-ink-muted">{hint}</p>
        </div>
      )}
      {isEmpty &&
        typed !== "" &&
        !isFailed &&
        (isSettled ? <Nothing typed={typed} /> : <SkeletonRows />)}
    </>
  );
}
