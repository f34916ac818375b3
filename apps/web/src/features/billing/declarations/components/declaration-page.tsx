import type { Declaration } from "@riwaq/contracts/billing/legal-acts";
import { Link, useHydrated } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { Acknowledged } from "./acknowledged.tsx";
import { DeclarationFields } from "./declaration-fields.tsx";
import { Review } from "./review.tsx";
import { type DeclarationState, useDeclaration } from "./use-declaration.ts";

type Kind = Declaration["kind"];

const TITLE_ID = "declaration";
const LINK = "text-primary underline underline-offset-4 hover:text-primary-hover";

/** Written into the page at build time: it can be filled in before scripts arrive. */
function DeclarationForm({ kind, of }: { kind: Kind; of: DeclarationState }) {
  const { t } = useTranslation("declare");
  const failureMessages = useFailureMessages();
  const { isBusy, failure } = of;
  return (
    <form
      noValidate
      method="post"
      aria-labelledby={TITLE_ID}
      onSubmit={of.submit}
      onInput={of.correct}
      className="mt-5 space-y-5"
    >
      <DeclarationFields kind={kind} errorsOf={of.errorsOf} />
      <noscript>
        <p className="pb-5 text-sm">{t("form.noScript")}</p>
      </noscript>
      <div className="has-[li]:space-y-4">
        <Button
          type="submit"
          size="lg"
          disabled={!useHydrated()}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          className="w-full disabled:opacity-100! sm:w-auto"
        >
          {t("form.next")}
        </Button>
        <FormAlert messages={failure instanceof Error ? failureMessages(failure) : []} />
      </div>
    </form>
  );
}

function Steps({ kind }: { kind: Kind }) {
  const { t } = useTranslation("declare");
  const of = useDeclaration(kind);
  const { review, acknowledged } = of;
  return (
    <Card className="max-w-2xl sm:p-8!">
      {acknowledged && <Acknowledged of={acknowledged} />}
      {review && <Review of={of} declaration={review.declaration} />}
      {!acknowledged && (
        <div hidden={review !== undefined}>
          <h2 id={TITLE_ID}>{t("form.title")}</h2>
          <DeclarationForm kind={kind} of={of} />
        </div>
      )}
    </Card>
  );
}

/** To withdraw from a contract or to end it, without signing in: nobody is kept in one by a lost password. */
export function DeclarationPage({ kind }: { kind: Kind }) {
  const { t } = useTranslation("declare");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t(`acts.${kind}.title`)} description={t(`acts.${kind}.lead`)} />
      <Steps kind={kind} />
      <p className="mt-8">
        <Link to={kind === "withdrawal" ? paths.cancel : paths.withdraw} className={LINK}>
          {t(`other.${kind}`)}
        </Link>
      </p>
      <p className="mt-3">
        <Link to={paths.conditions} className={LINK}>
          {t("read")}
        </Link>
      </p>
    </div>
  );
}
