import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Dialog, DialogContent, DialogTrigger } from "../../../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames } from "../../../../lib/format.ts";
import type { SessionView } from "../model/session-view.ts";
import { SessionOverview } from "./session-overview.tsx";

// Most who look at a lesson change nothing.
const CancelLesson = lazy(async () => ({
  default: (await import("./cancel-lesson.tsx")).CancelLesson,
}));
const MoveLesson = lazy(async () => ({
  default: (await import("./move-lesson.tsx")).MoveLesson,
}));
const HandOver = lazy(async () => ({
  default: (await import("./handover/hand-over.tsx")).HandOver,
}));
const SayOutcome = lazy(async () => ({
  default: (await import("./say-outcome.tsx")).SayOutcome,
}));

const VIEWS = { cancel: CancelLesson, move: MoveLesson, handover: HandOver, outcome: SayOutcome };

type SessionDialogProps = {
  session: Session;
  reader: SessionReader;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it, and gets the focus back. */
  trigger?: ReactNode;
};

type SessionViewsProps = Pick<SessionDialogProps, "session" | "reader"> & {
  first?: SessionView;
  onDone: () => void;
};

/** Who comes by a reminder's link has not seen whose lesson it is. */
function WhoMeets({ session, reader }: Pick<SessionDialogProps, "session" | "reader">) {
  const { language } = useLanguage();
  return (
    <p className="-mt-3 mb-4 text-ink-muted">
      {formatNames(session.students_names, language)}
      {reader !== "T" && (
        <>
          {" · "}
          <bdi>{session.teacher_name}</bdi>
        </>
      )}
    </p>
  );
}

export function SessionViews({ session, reader, first = "details", onDone }: SessionViewsProps) {
  const { t } = useTranslation("sessions");
  const [view, setView] = useState<SessionView>(first);
  const View = view === "details" ? undefined : VIEWS[view];
  return (
    <DialogContent title={t(view === "details" ? "details.title" : `views.${view}`)}>
      {View ? (
        <Suspense fallback={<SkeletonRows />}>
          <WhoMeets session={session} reader={reader} />
          <View
            session={session}
            reader={reader}
            onBack={() => setView("details")}
            onDone={onDone}
          />
        </Suspense>
      ) : (
        <SessionOverview session={session} reader={reader} onView={setView} />
      )}
    </DialogContent>
  );
}

/** One lesson, and what the reader may do with it, one thing at a time in the same dialog. */
export function SessionDialog({ isOpen, onOpenChange, trigger, ...of }: SessionDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <SessionViews {...of} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
