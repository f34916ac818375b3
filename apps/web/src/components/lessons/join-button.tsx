import type { Session } from "@riwaq/contracts/scheduling/sessions";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Video } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { api } from "../../lib/api.ts";
import { cn } from "../../lib/cn.ts";
import { forgetLessons } from "../../lib/forget-lessons.ts";
import { formatTime } from "../../lib/format.ts";
import { ownPath } from "../../lib/own-path.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast-store.ts";
import { joinDoorOf } from "./join-door.ts";

/** Answers with the link to open; of a room elsewhere, who comes in is recorded. */
function useJoinSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(sessions.join, { params: { id } }),
    onSettled: () => void forgetLessons(queryClient),
  });
}

type JoinButtonProps = {
  session: Session;
  variant?: "default" | "secondary";
  size?: "default" | "lg";
  /** Another button: when it opens stands beneath both. */
  beside?: ReactNode;
  /** In a row there is room for the button only: when it opens is told to those who cannot see it. */
  isBrief?: boolean;
};

/** Whether the lesson meets on this site, as far as is known before it is asked. */
const isHere = ({ zoom_meeting_link: link }: Session) =>
  link !== null && ownPath(link) !== undefined;

/** Our own room takes the place of this page; a room elsewhere gets a tab of its own. */
function useJoin(session: Session) {
  const { t } = useTranslation("sessions");
  const navigate = useNavigate();
  const failureMessages = useFailureMessages();
  const { mutate, isPending } = useJoinSession();
  const join = () => {
    if (isPending) return;
    const tab = isHere(session) ? null : openTab();
    mutate(session.id, {
      onSuccess: ({ link }) => {
        const href = ownPath(link);
        if (href === undefined) return show(link, tab);
        tab?.close();
        void navigate({ href });
      },
      onError: (error) => {
        tab?.close();
        const description = failureMessages(error).join(" ");
        toast({ title: t("joinFailed"), description, variant: "destructive" });
      },
    });
  };
  return { join, isPending };
}

/** Shut until ten minutes before the lesson; gone once it is over. Wants the namespace `sessions`. */
export function JoinButton(props: JoinButtonProps) {
  const { session, variant = "default", size = "default" } = props;
  const { beside, isBrief = false } = props;
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { state, opensAtMs } = joinDoorOf(session, useCurrentMinute());
  const { join, isPending } = useJoin(session);
  const hintId = useId();
  if (state === "over") return beside;
  const isShut = state === "early";
  const time = formatTime(opensAtMs, language, session.time_zone);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant={variant}
        size={size}
        aria-disabled={isShut || isPending}
        aria-busy={isPending}
        aria-describedby={isShut ? hintId : undefined}
        onClick={() => !isShut && join()}
      >
        <Video aria-hidden strokeWidth={1.75} />
        {t("join")}
        {!isShut && !isHere(session) && <span className="sr-only">{t("newTab")}</span>}
      </Button>
      {beside}
      {isShut && (
        <span
          id={hintId}
          className={cn("text-sm text-ink-muted", beside && "basis-full", isBrief && "sr-only")}
        >
          {t("joinOpens", { time })}
        </span>
      )}
    </span>
  );
}

/**
 * A new tab for an address that is not known yet. It has to be opened while the press lasts: once an answer has been
 * waited for, browsers take it for an unasked-for window and block it.
 */
function openTab(): Window | null {
  const tab = window.open("about:blank", "_blank");
  if (tab) tab.opener = null;
  return tab;
}

/** In the tab that waits for it, or in this one where none could be opened. */
function show(address: string, tab: Window | null): void {
  // The empty tab is of our origin: nothing but an address of the web may be put into it.
  if (!/^https?:/i.test(address)) tab?.close();
  else if (tab) tab.location.replace(address);
  else window.location.assign(address);
}
