import { useTranslation } from "react-i18next";

import { useReconnection } from "../../lib/use-reconnection.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Where nothing could be asked: the address stays, and the page comes as soon as there is an answer. */
export function OfflineScreen({ retry }: { retry: () => Promise<void> }) {
  const { t } = useTranslation();
  useReconnection(true, retry);
  const action = <Button onClick={() => void retry()}>{t("error.retry")}</Button>;
  return (
    <div role="status" className="wrap flex min-h-[60dvh] flex-col justify-center py-16">
      <EmptyState title={t("offline.title")} hint={t("offline.text")} action={action} />
    </div>
  );
}
