import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { isolated } from "../../../lib/format.ts";
import { useStandingCover } from "./own-covers.ts";

/** "Salma instead of Karim", of a lesson that somebody else gives, and to Salma "For Karim"; undefined of every other. */
export function useInsteadOf(sessionId: string): string | undefined {
  const { t } = useTranslation("lessons");
  const cover = useStandingCover(sessionId);
  if (!cover) return undefined;
  const teacher = isolated(cover.substitute_name);
  const regular = isolated(cover.regular_name);
  return cover.side === "substitute"
    ? t("cover.for", { regular })
    : t("cover.instead", { teacher, regular });
}

export function InsteadOf({ sessionId }: { sessionId: string }) {
  const text = useInsteadOf(sessionId);
  return text && <p className="text-sm text-ink-muted">{text}</p>;
}

/** Who gives a lesson, and instead of whom. */
export function TaughtBy({ session }: { session: Pick<Session, "id" | "teacher_name"> }) {
  return (
    <>
      <bdi>{session.teacher_name}</bdi>
      <InsteadOf sessionId={session.id} />
    </>
  );
}
