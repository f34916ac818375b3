import type { LeaveDetails } from "@riwaq/contracts/scheduling/cover";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { bestForAll } from "../model/best-for-all.ts";
import { type Undoing, useCancelAll, useCoverAll, useUndoAll } from "../mutations.ts";

const known = <T,>(values: ReadonlyArray<T | null | undefined>): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined);

/** What came of several, what stood against the others, and the way back. */
function useTellOfAll() {
  const { t } = useTranslation("leave");
  const undoing = useUndoAll();
  const undo = async (done: Undoing) => {
    const failed = await undoing.mutateAsync(done);
    toast(
      failed === 0
        ? { title: t("group.undone") }
        : { title: t("group.undoFailed"), variant: "destructive" },
    );
  };
  return (titles: string[], problems: readonly string[], done: Undoing) => {
    const isAny = done.covers.length + done.changes.length > 0;
    const reasons = [...new Set(problems)].join(" ");
    toast({
      title: titles.join(" · "),
      ...(problems.length > 0 && {
        description: `${t("group.failed", { count: problems.length })}. ${reasons}`,
      }),
      ...(isAny
        ? { action: { label: t("group.undo"), onPress: () => void undo(done) } }
        : { variant: "destructive" as const }),
    });
  };
}

function CoverAll({ details }: { details: LeaveDetails }) {
  const { t } = useTranslation("leave");
  const tell = useTellOfAll();
  const covering = useCoverAll(details.leave.id);
  const wished = bestForAll(details.lessons);
  if (wished.length === 0) return null;
  const label = t("group.cover", { count: wished.length });
  return (
    <ConfirmDialog
      title={t("group.coverTitle")}
      description={t(details.asks_family ? "group.coverAsk" : "group.coverTell")}
      confirmLabel={label}
      mutation={covering}
      sent={wished}
      failureTitle={t("done.failed")}
      onDone={(answers) => {
        const covers = known(answers.map(({ cover }) => cover));
        const offered = covers.filter(({ state }) => state === "offered").length;
        const counts = [
          ...(offered > 0 ? [t("group.offered", { count: offered })] : []),
          ...(offered < covers.length || offered === 0
            ? [t("group.covered", { count: covers.length - offered })]
            : []),
        ];
        const problems = known(answers.map(({ problem }) => problem));
        tell(counts, problems, { covers: covers.map(({ id }) => id), changes: [] });
      }}
      trigger={<Button>{label}</Button>}
    />
  );
}

function CancelAll({ details }: { details: LeaveDetails }) {
  const { t } = useTranslation("leave");
  const tell = useTellOfAll();
  const cancelling = useCancelAll(details.leave.id);
  const left = details.lessons.filter(({ state }) => state === "open");
  const label = t("group.cancel", { count: left.length });
  return (
    <ConfirmDialog
      title={t("group.cancelTitle")}
      description={t("group.cancelText")}
      confirmLabel={label}
      isDestructive
      mutation={cancelling}
      sent={left.map(({ session_id }) => session_id)}
      failureTitle={t("done.failed")}
      onDone={(answers) => {
        const changes = known(answers.map(({ change_id }) => change_id));
        const problems = known(answers.map(({ problem }) => problem));
        tell([t("group.cancelled", { count: changes.length })], problems, { covers: [], changes });
      }}
      trigger={<Button variant="outline">{label}</Button>}
    />
  );
}

/** What can be done about all lessons that nobody has decided about; nothing where none is left. */
export function GroupActions({ details }: { details: LeaveDetails }) {
  const { t } = useTranslation("leave");
  if (!details.lessons.some(({ state }) => state === "open")) return null;
  return (
    <div role="group" aria-label={t("group.label")} className="flex flex-wrap gap-2">
      <CoverAll details={details} />
      <CancelAll details={details} />
    </div>
  );
}
