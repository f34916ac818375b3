import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "@riwaq/contracts/identity/pictures";
import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ChooseFile } from "../../../../components/ui/choose-file.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatBytes } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSample } from "../mutations.ts";

const kinds: readonly string[] = PICTURE_TYPES;

function faultOf({ type, size }: File) {
  if (!kinds.includes(type)) return "picture_type";
  return size > PICTURE_MAX_BYTES ? "picture_large" : null;
}

/** The page of the material that visitors see of this programme; without one they see none. */
export function SamplePart({ programme: { id, name, sample } }: { programme: StaffProgramme }) {
  const { t } = useTranslation(["staff", "errors"]);
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const { mutate, isPending, error } = useSample(id);
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null);
  const own = useId();
  const put = (picture: File | null) => {
    const found = picture && faultOf(picture);
    setFault(found);
    if (found) return;
    const title = t(picture ? "programmes.sampleSaved" : "programmes.sampleRemoved");
    mutate(picture, { onSuccess: () => toast({ title }) });
  };
  const refused = error ? failureMessages(error) : [];
  return (
    <details className="mt-1 border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t("programmes.sample")} <span className="sr-only">{name[language]}</span>
      </summary>
      <p id={`${own}-hint`} className="measure text-ink-muted">
        {t("programmes.sampleHint", { size: formatBytes(PICTURE_MAX_BYTES, language) })}
      </p>
      {sample !== null && (
        <img
          src={sample}
          alt={t("programmes.samplePreview")}
          className="mt-3 h-48 rounded-sm border border-line"
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2 pb-2">
        <ChooseFile
          label={t(sample === null ? "programmes.sampleAdd" : "programmes.sampleChange")}
          accept={PICTURE_TYPES}
          isBusy={isPending}
          describedBy={`${own}-hint ${own}-errors`}
          onChoose={put}
        />
        {sample !== null && (
          <Button variant="ghost" disabled={isPending} onClick={() => put(null)}>
            {t("programmes.sampleRemove")}
          </Button>
        )}
      </div>
      <ErrorList id={`${own}-errors`} messages={fault ? [t(`errors:${fault}`)] : refused} />
    </details>
  );
}
