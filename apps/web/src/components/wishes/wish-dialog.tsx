import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { isolated } from "../../lib/format.ts";
import { useWishes } from "../../lib/own-wishes.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { SkeletonRows } from "../ui/skeleton.tsx";
import { WishForm } from "./wish-form.tsx";

type WishDialogProps = {
  learner: { id: string; name: string };
  /** On the page of this person, where staff say it; left out, the family does. */
  personId?: string | undefined;
  /** Without one it is open for as long as it is there. */
  trigger?: ReactNode;
  onClose?: () => void;
};

/** What a family seeks for one of its own: at the beginning, and whenever it changes. */
export function WishDialog({ learner, personId, trigger, onClose }: WishDialogProps) {
  const { t } = useTranslation("wishes");
  return (
    <FormDialog
      {...(trigger !== undefined && { trigger })}
      {...(onClose && { onClose })}
      title={t(personId === undefined ? "title" : "desk.title", { name: isolated(learner.name) })}
      description={t("intro")}
    >
      {(close) => <Asked learnerId={learner.id} personId={personId} close={close} />}
    </FormDialog>
  );
}

type AskedProps = Pick<WishDialogProps, "personId"> & { learnerId: string; close: () => void };

function Asked({ learnerId, personId, close }: AskedProps) {
  const query = useWishes(personId);
  return (
    <QueryView query={query}>
      {({ learners, programmes }) => {
        const learner = learners.find(({ id }) => id === learnerId);
        // Of a child added just now the list is still asked for.
        if (!learner) return <SkeletonRows />;
        return <WishForm learner={learner} programmes={programmes} onDone={close} />;
      }}
    </QueryView>
  );
}
