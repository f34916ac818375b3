import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useShelveProgramme } from "../mutations.ts";

/** Archives at once and offers to take it back; or offers again what was archived. */
export function ShelfButton({ programme }: { programme: StaffProgramme }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const { mutateAsync, isPending } = useShelveProgramme(programme.id);
  const { is_archived: isArchived } = programme;
  const name = programme.name[language];
  // Awaited, since the card goes with what is done; taking it back outlives it.
  const shelve = async (isToArchive: boolean) => {
    try {
      await mutateAsync(isToArchive);
    } catch (error) {
      const description = failureMessages(error).join(" ");
      toast({ title: t("programmes.failed"), description, variant: "destructive" });
      return;
    }
    focusHeading();
    toast(
      isToArchive
        ? {
            title: t("programmes.isArchived", { name }),
            action: { label: t("programmes.undo"), onPress: () => void shelve(false) },
          }
        : { title: t("programmes.isOffered", { name }) },
    );
  };
  const key = isArchived ? "restore" : "archive";
  return (
    <Button
      variant="ghost"
      aria-label={t(`programmes.${key}Name`, { name })}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void shelve(!isArchived)}
    >
      {t(`programmes.${key}`)}
    </Button>
  );
}
