import { Check, Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { DialogActions, DialogClose } from "../../../components/ui/dialog.tsx";
import { saveFile } from "../model/save-file.ts";

const FILE_NAME = "riwaq-recovery-codes.txt";

function CopyCodes({ text }: { text: string }) {
  const { t } = useTranslation("account");
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  const Icon = state === "copied" ? Check : Copy;
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon aria-hidden strokeWidth={1.75} />
        {state === "copied" ? t("codes.copied") : t("codes.copy")}
      </Button>
      <p role="status" className="basis-full text-sm text-ink-muted empty:hidden">
        {state === "failed" && t("codes.copyFailed")}
      </p>
    </>
  );
}

/** Shown once: only what they hash to is kept. Printed, they stand alone on their sheet. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("account");
  const text = codes.join("\n");
  const save = () => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), FILE_NAME);
  return (
    <div className="print-alone">
      <p className="text-ink-muted">{t("codes.text")}</p>
      <ul
        dir="ltr"
        aria-label={t("codes.list")}
        className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-line bg-paper p-4 text-center font-mono text-lg min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <CopyCodes text={text} />
        <Button variant="outline" onClick={save}>
          <Download aria-hidden strokeWidth={1.75} />
          {t("codes.download")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden strokeWidth={1.75} />
          {t("codes.print")}
        </Button>
      </div>
      <div className="print:hidden">
        <DialogActions>
          <DialogClose asChild>
            <Button>{t("codes.kept")}</Button>
          </DialogClose>
        </DialogActions>
      </div>
    </div>
  );
}
