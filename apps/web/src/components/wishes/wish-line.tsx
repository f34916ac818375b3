import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";

import { isolated } from "../../lib/format.ts";
import { useWishes } from "../../lib/own-wishes.ts";
import { Button } from "../ui/button.tsx";
import { useWishWords } from "./use-wish-words.ts";
import { WishDialog } from "./wish-dialog.tsx";

type WishLineProps = {
  learner: { id: string; name: string };
  /** On the page of this person, for staff; left out, the learner is of the reader's family. */
  personId?: string;
};

/** What is sought for one learner, and where it is changed. */
export function WishLine({ learner, personId }: WishLineProps) {
  const { t } = useTranslation("wishes");
  const words = useWishWords();
  const { data } = useWishes(personId);
  if (!data) return null;
  const wish = data.learners.find(({ id }) => id === learner.id)?.wish ?? null;
  const said = words(wish, data.programmes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm">
        <span className="font-semibold">{t("sought")}</span>{" "}
        <span className={said ? undefined : "text-ink-muted"}>{said ?? t("nothing")}</span>
      </p>
      <WishDialog
        learner={learner}
        personId={personId}
        trigger={
          <Button
            variant="outline"
            size="sm"
            aria-label={t(personId === undefined ? "sayFor" : "desk.sayFor", {
              name: isolated(learner.name),
            })}
          >
            <Compass aria-hidden strokeWidth={1.75} />
            {said ? t("change") : t(personId === undefined ? "say" : "desk.say")}
          </Button>
        }
      />
    </div>
  );
}
