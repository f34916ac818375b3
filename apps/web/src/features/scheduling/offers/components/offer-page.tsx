import type { Offer } from "@riwaq/contracts/scheduling/offers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { LinkEnd, LinkPage, UnopenedLink } from "../../../../components/layout/link-page.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useAnswerByLink } from "../mutations.ts";
import { offerLinkQuery } from "../queries.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { OfferWords } from "./offer-card.tsx";

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
  const query = useQuery({ ...offerLinkQuery(token), enabled: token !== "" });
  const toLessons = t("page.open");
  if (!query.data) {
    const badLink = t("page.invalid");
    return <UnopenedLink token={token} query={query} badLink={badLink} toLessons={toLessons} />;
  }
  if (query.data.state === "offered") return <Asking offer={query.data} token={token} />;
  return (
    <LinkEnd toLessons={toLessons}>
      <p role="status">{t(`page.${query.data.state}`)}</p>
    </LinkEnd>
  );
}

/** Where the link in the mail about an offer leads: both clocks, and one button. */
export function OfferPage({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <LinkPage title={t("titles.offer")}>
      <Opened token={token} />
    </LinkPage>
  );
}
