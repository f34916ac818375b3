import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { isOffline, isUnreachable } from "../../lib/connection.ts";
import { isMissingPart } from "../../lib/missing-part.ts";
import { useReconnection } from "../../lib/use-reconnection.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A part that failed once is not asked for again within the same page. */
async function loadAnew() {
  if (!isOffline()) location.reload();
}

/** What a page failed with; where that is the connection, it is said and tried again. */
export function ErrorScreen(props: ErrorComponentProps) {
  const router = useRouter();
  if (isUnreachable(props.error)) return <OfflineScreen retry={() => router.invalidate()} />;
  if (isMissingPart(props.error)) return <OfflineScreen retry={loadAnew} />;
  return <GenericErrorScreen {...props} />;
}

/** The generic fallback: the message itself is shown on request only. */
function GenericErrorScreen({ error, reset }: ErrorComponentProps) {
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

/** Where nothing could be asked: the address stays, and the page comes as soon as there is an answer. */
function OfflineScreen({ retry }: { retry: () => Promise<void> }) {
  const { t } = useTranslation();
  useReconnection(true, retry);
  const action = <Button onClick={() => void retry()}>{t("error.retry")}</Button>;
  return (
    <div role="status" className="wrap flex min-h-[60dvh] flex-col justify-center py-16">
      <EmptyState title={t("offline.title")} hint={t("offline.text")} action={action} />
    </div>
  );
}
