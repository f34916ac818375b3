import type { CalendarFeed } from "@riwaq/contracts/scheduling/calendar";
import { type UseMutationResult, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { CalendarPlus, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { CALENDAR_ANCHOR } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { calendarFeedQuery } from "../../../../lib/calendar-feed.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useMakeFeed, useRevokeFeed } from "../mutations.ts";
import { FeedAddress } from "./feed-address.tsx";

function FeedState({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const zone = useReaderZone();
  if (!feed.exists) return <p className="text-ink-muted">{t("feed.none")}</p>;
  const when = feed.read_at && zone && formatDateTime(feed.read_at, language, zone);
  return <p className="text-ink-muted">{when ? t("feed.readAt", { when }) : t("feed.unread")}</p>;
}

type AskProps<Made> = {
  deed: "replace" | "revoke";
  mutation: UseMutationResult<Made, Error, void>;
  onDone?: () => void;
};

/** Both cut off the calendars that read the address by now: they are asked about first. */
function AskFirst<Made>({ deed, mutation, onDone }: AskProps<Made>) {
  const { t } = useTranslation("sessions");
  return (
    <ConfirmDialog
      title={t(`feed.${deed}.sure`)}
      description={t(`feed.${deed}.text`)}
      confirmLabel={t(`feed.${deed}.button`)}
      isDestructive={deed === "revoke"}
      mutation={mutation}
      sent={undefined}
      {...(onDone && { onDone })}
      trigger={<Button variant="outline">{t(`feed.${deed}.button`)}</Button>}
    />
  );
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation("sessions");
  const failureMessages = useFailureMessages();
  const make = useMakeFeed();
  const revoke = useRevokeFeed();
  const error = make.error ?? revoke.error;
  const tellRevoked = () => {
    make.reset();
    toast({ title: t("feed.revoked") });
  };
  return (
    <div className="mt-3 space-y-4">
      <FeedState feed={feed} />
      {make.data?.url && feed.exists && <FeedAddress url={make.data.url} />}
      <div className="flex flex-wrap gap-3">
        {feed.exists ? (
          <>
            <AskFirst deed="replace" mutation={make} />
            <AskFirst deed="revoke" mutation={revoke} onDone={tellRevoked} />
          </>
        ) : (
          <Button
            variant="outline"
            disabled={make.isPending}
            aria-busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {t("feed.make")}
          </Button>
        )}
      </div>
      <FormAlert messages={error ? failureMessages(error) : []} />
    </div>
  );
}

function Content() {
  const { t } = useTranslation("sessions");
  const query = useQuery(calendarFeedQuery);
  return (
    <>
      <p className="mt-1 text-ink-muted">{t("feed.intro")}</p>
      <QueryView query={query} loading={<SkeletonRows count={1} />}>
        {(feed) => <Feed feed={feed} />}
      </QueryView>
    </>
  );
}

/** One's lessons in one's own calendar, by a secret address. */
export function FeedCard() {
  const { t } = useTranslation("sessions");
  return (
    <Card id={CALENDAR_ANCHOR} className="mt-10 max-w-3xl scroll-mt-24">
      <CardTitle>{t("feed.title")}</CardTitle>
      <Content />
    </Card>
  );
}

/** The same as one line of a longer page, which opens; who was sent here finds it open. */
export function FeedLine() {
  const { t } = useTranslation("sessions");
  const isAsked = useLocation({ select: ({ hash }) => hash === CALENDAR_ANCHOR });
  return (
    <details
      id={CALENDAR_ANCHOR}
      open={isAsked}
      className="group mt-8 scroll-mt-24 rounded-md border border-line bg-surface px-5 py-1 open:pb-5"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <CalendarPlus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-primary" />
        {t("feed.title")}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="ms-auto size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <Content />
    </details>
  );
}
