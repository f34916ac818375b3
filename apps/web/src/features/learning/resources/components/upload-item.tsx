import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { ProgressBar } from "../../../../components/ui/progress-bar.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatBytes, formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { secondsLeft } from "../model/transfer-rate.ts";
import { isUnderWay, removeUpload } from "../model/upload-list.ts";
import type { Upload } from "../model/upload-list.ts";
import { UploadControls } from "./upload-controls.tsx";

const SECONDS_PER_MINUTE = 60;

type UploadProps = { upload: Upload };

function useTimeLeft({ sizeBytes, sentBytes, rate }: Upload) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const seconds = secondsLeft(rate, sizeBytes - sentBytes);
  if (seconds === undefined) return undefined;
  const count = Math.round(seconds / SECONDS_PER_MINUTE);
  return count < 1
    ? t("upload.soon")
    : t("upload.left", { count, number: formatNumber(count, language) });
}

function Progress({ upload }: UploadProps) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const timeLeft = useTimeLeft(upload);
  const [sent, size] = [upload.sentBytes, upload.sizeBytes].map((bytes) =>
    formatBytes(bytes, language),
  );
  return (
    <>
      <ProgressBar
        label={t("upload.sent", { sent, size })}
        value={upload.sentBytes / upload.sizeBytes}
      />
      {upload.state === "sending" && timeLeft && (
        <p className="mt-1 text-sm text-ink-muted">{timeLeft}</p>
      )}
    </>
  );
}

/** What changes by itself is read out; the figures of the progress are not. */
function StateText({ state }: Upload) {
  const { t } = useTranslation("resources");
  const hasText = state !== "sending" && state !== "failed";
  return (
    <p role="status" className="text-sm not-empty:mt-1">
      {hasText && t(`upload.${state}`)}
    </p>
  );
}

function Failure({ upload }: UploadProps) {
  const { t } = useTranslation(["resources", "errors"]);
  const failureMessages = useFailureMessages();
  return (
    <div role="alert" className="space-y-2">
      <ErrorList messages={failureMessages(upload.error)} />
      {upload.canRetry && (
        <Button variant="outline" size="sm" className="min-h-11" onClick={upload.controls.resume}>
          {t("upload.retry")}
        </Button>
      )}
    </div>
  );
}

/** One file on its way: how far it is, what holds it up, and what can be done. */
export function UploadItem({ upload }: UploadProps) {
  const { t } = useTranslation(["resources", "common"]);
  const { plan, saved, state } = upload;
  return (
    <li className="space-y-1 px-4 py-3">
      <div className="flex items-center gap-1">
        <p className="min-w-0 grow truncate font-semibold">
          <bdi>{plan.title}</bdi>
        </p>
        <UploadControls upload={upload} />
      </div>
      {isUnderWay(upload) && <Progress upload={upload} />}
      <div className="flex items-center gap-3">
        <StateText {...upload} />
        {saved && (
          <Button asChild variant="link" className="px-2!">
            <Link
              to={paths.resource}
              params={{ id: saved.id }}
              onClick={() => removeUpload(upload.id)}
            >
              {t("common:actions.view")}
            </Link>
          </Button>
        )}
      </div>
      {state === "failed" && <Failure upload={upload} />}
    </li>
  );
}
