import type { Application } from "@riwaq/contracts/people/applications";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSendApplication } from "../mutations.ts";
import { applicationQuery } from "../queries.ts";
import { ApplicationSteps } from "./application-steps.tsx";
import { Checklist } from "./checklist.tsx";

/** The states before families know of a teacher. */
type Before = "draft" | "applied" | "returned" | "declined";

const isBefore = (approval: Application["approval"]): approval is Before =>
  approval !== "approved" && approval !== "paused";

/** The button, or how much is still missing. */
function Sending({ approval, can_send, items }: Application) {
  const { t } = useTranslation("application");
  const failureMessages = useFailureMessages();
  const send = useSendApplication();
  if (approval !== "draft" && approval !== "returned") return null;
  const count = items.filter(({ is_ready, is_needed }) => is_needed && !is_ready).length;
  if (!can_send) {
    return <p className="font-semibold">{t("left", { count })}</p>;
  }
  const celebrate = () => toast({ title: t("sentToast"), description: t("sentToastText") });
  return (
    <div className="space-y-3">
      <FormAlert messages={send.error ? failureMessages(send.error) : []} />
      <Button
        size="lg"
        className="w-full sm:w-auto"
        disabled={send.isPending}
        aria-busy={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: celebrate })}
      >
        <Send aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {t(approval === "draft" ? "send" : "sendAgain")}
      </Button>
    </div>
  );
}

function State({ approval, note, sent_at }: Application & { approval: Before }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  return (
    <div className="space-y-3">
      <p className="measure">{t(`states.${approval}`)}</p>
      {sent_at && approval === "applied" && (
        <p className="text-sm text-ink-muted">
          {t("sent", { date: formatLongDate(sent_at, language, zone) })}
        </p>
      )}
      {note && (
        <div className="border-s-2 border-accent ps-3">
          <p className="text-sm text-ink-muted">{t("note")}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </div>
      )}
    </div>
  );
}

/** What a new teacher finds at home: what is missing, where the application stands, and what happens next. */
export function ApplicationHome() {
  const { t } = useTranslation("application");
  const query = useQuery(applicationQuery);
  return (
    <QueryView query={query}>
      {(application) => {
        const { approval } = application;
        if (!isBefore(approval)) return null;
        return (
          <Card aria-labelledby="application" className="space-y-6">
            <CardTitle id="application" className="text-2xl">
              {t("title")}
            </CardTitle>
            <ApplicationSteps approval={approval} />
            <State {...application} approval={approval} />
            {approval !== "declined" && <Checklist application={application} />}
            <Sending {...application} />
          </Card>
        );
      }}
    </QueryView>
  );
}
