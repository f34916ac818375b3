import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { LoadingIndicator } from "../../../../components/ui/loading-indicator.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { emailVerificationQuery } from "../queries.ts";
import { AuthCard } from "./auth-card.tsx";

const BAD_LINK = 400;

/** `next`: where one was when the mail was asked for. */
type LinkProps = { token: string; next: string };

function Verification({ token, next }: LinkProps) {
  const { t } = useTranslation(["auth", "common"]);
  const failureMessages = useFailureMessages();
  const { error, isFetching, isSuccess, refetch } = useQuery(emailVerificationQuery(token));
  if (isFetching) return <LoadingIndicator text={t("verify.busy")} />;
  if (isSuccess) {
    return (
      <div role="status" className="space-y-5 text-center">
        <p>{t("verify.done")}</p>
        <Button asChild className="w-full">
          <a href={next}>{t("verify.goOn")}</a>
        </Button>
      </div>
    );
  }
  if (error instanceof ApiError && error.status === BAD_LINK) return <BadLink />;
  return (
    <div className="space-y-5">
      <FormAlert messages={failureMessages(error)} />
      <Button className="w-full" onClick={() => void refetch()}>
        {t("common:error.retry")}
      </Button>
    </div>
  );
}

function BadLink() {
  const { t } = useTranslation("auth");
  return (
    <div className="space-y-5">
      <FormAlert messages={["link_invalid"]} />
      <p className="text-ink-muted">{t("verify.newLink")}</p>
      <Button asChild className="w-full">
        <Link to={paths.profile}>{t("verify.toProfile")}</Link>
      </Button>
    </div>
  );
}

export function VerifyEmailPage({ token, next }: LinkProps) {
  const { t } = useTranslation();
  return (
    <AuthCard title={t("titles.verifyEmail")}>
      {token === "" ? <BadLink /> : <Verification key={token} token={token} next={next} />}
    </AuthCard>
  );
}
