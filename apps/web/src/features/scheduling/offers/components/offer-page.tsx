import type { Offer } from "@riwaq/contracts/scheduling/offers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useAnswerByLink } from "../mutations.ts";
import { offerLinkQuery } from "../queries.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { OfferWords } from "./offer-card.tsx";

const BAD_LINK = 400;

function ToLessons() {
  const { t } = useTranslation("offers");
  return (
    <Button asChild variant="outline" className="w-full">
      <Link to={paths.sessions}>{t("page.open")}</Link>
    </Button>
  );
}

/** What a program opens on the way changes nothing: the person presses the button. */
function Asking({ offer, token }: { offer: Offer; token: string }) {
  const { t } = useTranslation("offers");
  const failureMessages = useFailureMessages();
  const confirming = useAnswerByLink();
  const declining = useAnswerByLink();
  return (
    <>
      <OfferWords offer={offer} readerZone={offer.family_zone} />
      <FormAlert messages={confirming.error ? failureMessages(confirming.error) : []} />
      {offer.can_answer ? (
        <div className="flex flex-col gap-3">
          <Button
            size="lg"
            aria-busy={confirming.isPending}
            onClick={() => confirming.mutate({ token, answer: "confirm" })}
          >
            {t("card.confirm")}
          </Button>
          <DeclineDialog
            trigger={<Button variant="ghost">{t("card.decline")}</Button>}
            what="series"
            mutation={declining}
            toSend={({ word }) => ({ token, answer: "decline" as const, word })}
          />
        </div>
      ) : (
        <p className="text-ink-muted">{t("card.notYours")}</p>
      )}
    </>
  );
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation("offers");
  const query = useQuery(offerLinkQuery(token));
  const { data: offer, error } = query;
  if (offer) {
    if (offer.state === "offered") return <Asking offer={offer} token={token} />;
    return (
      <>
        <p role="status">{t(`page.${offer.state}`)}</p>
        <ToLessons />
      </>
    );
  }
  if (error instanceof ApiError && error.status === BAD_LINK) return <BadLink />;
  if (error) return <ErrorState onRetry={() => void query.refetch()} />;
  return <SkeletonRows count={3} />;
}

function BadLink() {
  const { t } = useTranslation("offers");
  return (
    <>
      <FormAlert messages={[t("page.invalid")]} />
      <ToLessons />
    </>
  );
}

/** Where the link in the mail about an offer leads: both clocks, and one button. */
export function OfferPage({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <div className="wrap py-10 sm:py-16">
      <Card hasArch className="mx-auto max-w-xl px-5! pt-12! pb-8! sm:px-8!">
        <ArchMark className="mx-auto h-10 w-9 text-primary" />
        <h1 className="mt-4 text-3xl">{t("titles.offer")}</h1>
        <div className="mt-6 space-y-5 text-start">
          {token === "" ? <BadLink /> : <Opened token={token} />}
        </div>
      </Card>
    </div>
  );
}
