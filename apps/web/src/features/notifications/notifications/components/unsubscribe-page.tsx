import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useUnsubscribe } from "../mutations.ts";

const BAD_LINK = 400;

function Choices() {
  const { t } = useTranslation("notifications");
  return (
    <Button asChild variant="outline" className="w-full">
      <Link to={paths.profile} search={{ tab: "notifications" }}>
        {t("unsubscribe.choose")}
      </Link>
    </Button>
  );
}

/** A click that a program makes on the way must not end anything: the person presses the button. */
function Asking({ token }: { token: string }) {
  const { t } = useTranslation("notifications");
  const failureMessages = useFailureMessages();
  const { data, error, isPending, mutate } = useUnsubscribe();
  if (data) {
    return <p role="status">{t("unsubscribe.done", { group: t(`groups.${data.group}`) })}</p>;
  }
  if (error instanceof ApiError && error.status === BAD_LINK) return <BadLink />;
  return (
    <>
      <p>{t("unsubscribe.ask")}</p>
      <FormAlert messages={error ? failureMessages(error) : []} />
      <Button className="w-full" aria-busy={isPending} onClick={() => mutate(token)}>
        {t("unsubscribe.confirm")}
      </Button>
    </>
  );
}

function BadLink() {
  const { t } = useTranslation("notifications");
  return <FormAlert messages={[t("unsubscribe.invalid")]} />;
}

/** Where the link in a mail's header leads. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <div className="wrap py-10 sm:py-16">
      <Card hasArch className="mx-auto max-w-md px-5! pt-12! pb-8! sm:px-8!">
        <ArchMark className="mx-auto h-10 w-9 text-primary" />
        <h1 className="mt-4 text-3xl">{t("titles.unsubscribe")}</h1>
        <div className="mt-6 space-y-5 text-start">
          {token === "" ? <BadLink /> : <Asking token={token} />}
          <Choices />
        </div>
      </Card>
    </div>
  );
}
