import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { isolated } from "../../../../lib/format.ts";
import { DeclaredContent } from "./declared-content.tsx";
import { takeFocus } from "./review.tsx";
import type { DeclarationState } from "./use-declaration.ts";

type AcknowledgedProps = { of: NonNullable<DeclarationState["acknowledged"]> };

/** That it is recorded, with its hour and whose clock that is, and what happens next. */
export function Acknowledged({ of: { declaration, answer } }: AcknowledgedProps) {
  const { t } = useTranslation("declare");
  const { kind, email } = declaration;
  return (
    <div className="space-y-4">
      <ArchMark className="size-12 text-accent" />
      <h2 ref={takeFocus} tabIndex={-1} className="scroll-mt-48 outline-none">
        {t(`acts.${kind}.done`)}
      </h2>
      <p className="font-semibold">{t("acknowledged.at", { recorded: answer.recorded })}</p>
      <p className="wrap-anywhere">{t("acknowledged.mail", { email: isolated(email) })}</p>
      <p className="text-ink-muted">{t("acknowledged.notArrived")}</p>
      <p>{t(`acts.${kind}.after`)}</p>
      <h3 className="pt-3 text-lg">{t("acknowledged.content")}</h3>
      <DeclaredContent declaration={declaration} />
    </div>
  );
}
