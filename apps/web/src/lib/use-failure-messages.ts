import { useTranslation } from "react-i18next";

import { ApiError } from "./api-error.ts";
import { ReadOnlyError } from "./read-only.ts";

const SECONDS_PER_MINUTE = 60;

/** Turns what a call failed with into the sentences beneath its form: the server's, or else our own. */
export function useFailureMessages() {
  const { t } = useTranslation(["common", "errors"]);
  return (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [t("errors:internal")];
    if (error instanceof ReadOnlyError) return [t("errors:seeing_as_read_only")];
    if (error.status === 0) return [t(navigator.onLine ? "error.network" : "error.notSent")];
    const messages = Object.values(error.body).flat();
    const seconds = error.retryAfterSeconds;
    if (seconds !== undefined) {
      messages.push(t("error.retryIn", { count: Math.ceil(seconds / SECONDS_PER_MINUTE) }));
    }
    return messages.length > 0 ? messages : [t("errors:internal")];
  };
}
