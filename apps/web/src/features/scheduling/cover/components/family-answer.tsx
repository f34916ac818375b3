import type { Covers } from "@riwaq/contracts/scheduling/cover";
import { useTranslation } from "react-i18next";

import { useAnswerCover } from "../../../../components/lessons/cover/own-covers.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

/** Yes by one press; a no is asked once more, with what follows from it. */
export function FamilyAnswer({ cover }: { cover: Covers["covers"][number] }) {
  const { t } = useTranslation("leave");
  const failureMessages = useFailureMessages();
  const agreeing = useAnswerCover(cover.id);
  const refusing = useAnswerCover(cover.id);
  const teacher = isolated(cover.substitute_name);
  const agree = () =>
    agreeing.mutate(
      { answer: "agree", word: "" },
      { onSuccess: () => toast({ title: t("covers.agreed", { teacher }) }) },
    );
  return (
    <>
      <Button aria-busy={agreeing.isPending} onClick={() => !agreeing.isPending && agree()}>
        {t("covers.yes", { teacher })}
      </Button>
      <ConfirmDialog
        title={t("covers.refuseTitle", { teacher })}
        description={t("covers.refuseText")}
        confirmLabel={t("covers.no")}
        isDestructive
        mutation={refusing}
        sent={{ answer: "refuse" as const, word: "" }}
        onDone={() => toast({ title: t("covers.refused") })}
        failureTitle={t("covers.failed")}
        trigger={<Button variant="outline">{t("covers.no")}</Button>}
      />
      <FormAlert messages={agreeing.error ? failureMessages(agreeing.error) : []} />
    </>
  );
}
