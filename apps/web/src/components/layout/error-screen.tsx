import type { ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";

/** The generic fallback: the message itself is shown on request only. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <main className="wrap flex min-h-[60dvh] flex-col items-start justify-center gap-5 py-16">
      <h1>{t("error.title")}</h1>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset}>{t("error.retry")}</Button>
        <Button
          variant="outline"
          aria-expanded={isShown}
          onClick={() => setIsShown((shown) => !shown)}
        >
          {isShown ? t("error.hide") : t("error.show")}
        </Button>
      </div>
      {isShown && (
        <pre
          dir="ltr"
          className="max-w-full overflow-x-auto rounded-md bg-danger-soft p-4 text-sm whitespace-pre-wrap text-danger"
        >
          {error instanceof Error ? error.message : String(error)}
        </pre>
      )}
    </main>
  );
}
