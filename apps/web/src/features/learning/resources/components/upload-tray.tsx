import { ChevronDown, ChevronUp } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { isUnderWay, useUploads } from "../model/upload-list.ts";
import type { Upload } from "../model/upload-list.ts";
import { UploadItem } from "./upload-item.tsx";

/** The browser asks before the tab goes, and with it the files it was sending. */
function useLeaveQuestion(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
}

function Tray({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(true);
  const count = uploads.length;
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <section
      aria-label={t("upload.label")}
      className="fixed inset-x-4 bottom-4 z-30 rounded-md border border-line bg-surface text-ink shadow-dialog sm:inset-x-auto sm:start-6 sm:w-96 lg:start-70"
    >
      <div className="flex items-center gap-2 ps-4 pe-1.5">
        <h2 className="grow font-sans text-base font-semibold">
          {t("upload.count", { count, number: formatNumber(count, language) })}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "upload.hide" : "upload.show")}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon aria-hidden strokeWidth={1.75} />
        </Button>
      </div>
      <ul
        hidden={!isOpen}
        className="max-h-[50dvh] divide-y divide-line overflow-y-auto border-t border-line"
      >
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

/** The files on their way to the institute, on whichever page their teacher is meanwhile. */
export function UploadTray() {
  const uploads = useUploads();
  useLeaveQuestion(uploads.some(isUnderWay));
  if (uploads.length === 0) return null;
  // On another page the texts may still be on their way.
  return (
    <Suspense fallback={null}>
      <Tray uploads={uploads} />
    </Suspense>
  );
}
