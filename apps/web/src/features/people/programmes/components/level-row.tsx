import type { StaffLevel } from "@riwaq/contracts/people/programmes";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useShelveLevel } from "../mutations.ts";
import { LevelDialog } from "./level-dialog.tsx";

/** Removes at once and says what became of it; or offers again what was retired. */
function RemoveButton({ level }: { level: StaffLevel }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const { mutateAsync, isPending } = useShelveLevel(level.id);
  const name = level.name[language];
  // Awaited, since the line goes with what is done; taking it back outlives it.
  const shelve = async (isToRemove: boolean) => {
    try {
      const { levels } = await mutateAsync(isToRemove);
      tellOf(levels.find(({ id }) => id === level.id));
    } catch (error) {
      const description = failureMessages(error).join(" ");
      toast({ title: t("levels.failed"), description, variant: "destructive" });
    }
  };
  const tellOf = (after: StaffLevel | undefined) => {
    focusHeading();
    const undo = { label: t("levels.undo"), onPress: () => void shelve(false) };
    if (!after) toast({ title: t("levels.isDeleted", { name }) });
    else if (after.is_retired) toast({ title: t("levels.isRetired", { name }), action: undo });
    else toast({ title: t("levels.isOffered", { name }) });
  };
  const key = level.is_retired ? "restore" : "remove";
  return (
    <Button
      variant="ghost"
      aria-label={t(`levels.${key}Name`, { name })}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void shelve(!level.is_retired)}
    >
      {t(`levels.${key}`)}
    </Button>
  );
}

type LevelRowProps = { programmeId: string; level: StaffLevel; children?: ReactNode };

/** A level with its words in each language; beside it, where it has a place in an order, what moves it. */
export function LevelRow({ programmeId, level, children }: LevelRowProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { name, description } = level;
  const own = name[language];
  return (
    <li className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center">
      <div className="min-w-0 grow">
        <p lang={language} className="font-semibold">
          {own}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
          {LANGUAGES.filter((code) => code !== language).map((code) => (
            <bdi key={code} lang={code} dir={directionOf(code)}>
              {name[code]}
            </bdi>
          ))}
        </p>
        {description[language] && (
          <p lang={language} className="text-sm text-ink-muted">
            {description[language]}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:shrink-0 sm:flex-nowrap">
        {children}
        <LevelDialog
          programmeId={programmeId}
          level={level}
          trigger={
            <Button variant="outline" size="icon" aria-label={t("levels.editName", { name: own })}>
              <Pencil aria-hidden strokeWidth={1.75} />
            </Button>
          }
        />
        <RemoveButton level={level} />
      </div>
    </li>
  );
}
