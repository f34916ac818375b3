import type { Subscription } from "@riwaq/contracts/billing/subscriptions";
import { BASIS } from "@riwaq/domain/billing/units";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../../components/ui/badge.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { chargesOf, moodOf, needsPayer } from "../../model/charges.ts";
import { TimeLeft } from "../time-left.tsx";
import { useDay, useRhythmWords } from "../use-rhythm-words.ts";
import { CardFacts } from "./card-facts.tsx";
import type { CardProps } from "./card-props.ts";

const TONES: Record<Subscription["state"], BadgeTone> = {
  ordered: "yellow",
  active: "green",
  paused: "blue",
  leaving: "neutral",
  ended: "neutral",
};

/** What it is in a word: that it needs the payer, before anything else. */
function State({ subscription, all }: Omit<CardProps, "readerZone">) {
  const { t } = useTranslation("subscription");
  const day = useDay(all.time_zone);
  const { state, paused_until: until, ends_at: end } = subscription;
  const isStuck = chargesOf(subscription, all).some((charge) =>
    needsPayer(moodOf(charge, all.method !== null)),
  );
  if (isStuck) return <Badge tone="red">{t("state.stuck")}</Badge>;
  const words = {
    ordered: () => t("state.ordered"),
    active: () => t("state.active"),
    paused: () => (until === null ? t("state.resting") : t("state.paused", { day: day(until) })),
    leaving: () => (end === null ? t("state.going") : t("state.leaving", { day: day(end) })),
    ended: () => (end === null ? t("state.over") : t("state.ended", { day: day(end) })),
  };
  return <Badge tone={TONES[state]}>{words[state]()}</Badge>;
}

/** What of the price need not be paid; why is nobody's business. */
function Scholarship({ points }: { points: number }) {
  const { t } = useTranslation("subscription");
  if (points === 0) return null;
  return <> · {t(points === BASIS ? "scholarship.free" : "scholarship.half")}</>;
}

type SubscriptionCardProps = CardProps & {
  /** The way to why so much is left. */
  why: ReactNode;
  /** What can be done. */
  children?: ReactNode;
};

/** One child: what is left, what is paid next and how, and what can be done. */
export function SubscriptionCard({ why, children, ...props }: SubscriptionCardProps) {
  const rhythm = useRhythmWords();
  const { subscription } = props;
  const { id, student, state, lessons_left: lessons, minutes_left: minutes } = subscription;
  const headingId = `subscription-${id}`;
  return (
    <Card aria-labelledby={headingId} className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <CardTitle id={headingId}>
            <bdi>{student.name}</bdi>
          </CardTitle>
          <p className="text-ink-muted">
            {rhythm(subscription)}
            <Scholarship points={subscription.discount_basis_points} />
          </p>
        </div>
        <State {...props} />
      </div>
      {state !== "ordered" && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <TimeLeft lessons={lessons} minutes={minutes} />
          {why}
        </div>
      )}
      <CardFacts {...props} />
      {children}
    </Card>
  );
}
