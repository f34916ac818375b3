import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

const STEPS = ["account", "accept", "lessons"] as const;

/** Without an account: what follows, and the two ways in, which both lead back here. */
export function SignInChoices() {
  const { t } = useTranslation("students");
  const returnTo = useLocation({ select: ({ href }) => href });
  return (
    <>
      <ol className="space-y-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-on-accent-soft"
            >
              {index + 1}
            </span>
            <span>{t(`invitation.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-8 space-y-3">
        <Button asChild className="w-full">
          <Link to={paths.register} search={{ role: "P" }} state={{ returnTo }}>
            {t("invitation.register")}
          </Link>
        </Button>
        <Button asChild variant="outline" className="w-full">
          <Link to={paths.login} state={{ returnTo }}>
            {t("invitation.login")}
          </Link>
        </Button>
      </div>
    </>
  );
}
