import type { Declaration } from "@riwaq/contracts/billing/legal-acts";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { DeclaredContent } from "./declared-content.tsx";
import type { DeclarationState } from "./use-declaration.ts";

export const takeFocus = (element: HTMLElement | null) => element?.focus();

type ReviewProps = { of: DeclarationState; declaration: Declaration };

/** Read once more; the second press declares it. */
export function Review({ of, declaration }: ReviewProps) {
  const { t } = useTranslation("declare");
  const failureMessages = useFailureMessages();
  const { isBusy, failure } = of;
  return (
    <div className="space-y-5">
      <h2 ref={takeFocus} tabIndex={-1} className="outline-none">
        {t("review.title")}
      </h2>
      <p className="text-ink-muted">{t("review.text")}</p>
      <DeclaredContent declaration={declaration} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={of.confirm}
          className="w-full sm:w-auto"
        >
          {isBusy ? t("review.busy") : t(`acts.${declaration.kind}.confirm`)}
        </Button>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy}
          onClick={() => !isBusy && of.goBack()}
          className="w-full sm:w-auto"
        >
          {t("review.back")}
        </Button>
      </div>
      <FormAlert messages={failure instanceof Error ? failureMessages(failure) : []} />
    </div>
  );
}
