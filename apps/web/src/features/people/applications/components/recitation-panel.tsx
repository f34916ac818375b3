import type { ApplicationFile } from "@riwaq/contracts/people/applications";
import { RECITATION_TYPES } from "@riwaq/contracts/people/applications";
import * as applications from "@riwaq/contracts/people/applications.calls";
import { Check, Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ChooseFile } from "../../../../components/ui/choose-file.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { SoundPlayer } from "../../../../components/ui/sound-player.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useRemoveFile, useSaveRecitation } from "../mutations.ts";
import { FileState } from "./file-state.tsx";
import { Recorder } from "./recorder.tsx";
import { useNewRecitation } from "./use-new-recitation.ts";
import { useRecorder } from "./use-recorder.ts";

function Kept({ recitation }: { recitation: ApplicationFile }) {
  const { t } = useTranslation("application");
  const src = hrefOf(applications.file, { params: { id: recitation.id } });
  return (
    <div className="space-y-2.5">
      <SoundPlayer
        key={recitation.id}
        src={src}
        seconds={recitation.seconds ?? 0}
        label={t("recitation.title")}
      />
      <FileState file={recitation} />
    </div>
  );
}

function RemoveButton({ id }: { id: string }) {
  const { t } = useTranslation("application");
  const remove = useRemoveFile();
  const takeAway = () =>
    remove.mutate(id, { onSuccess: () => toast({ title: t("recitation.removed") }) });
  return (
    <Button variant="ghost" disabled={remove.isPending} onClick={takeAway}>
      <Trash2 aria-hidden strokeWidth={1.75} />
      {t("recitation.remove")}
    </Button>
  );
}

type New = ReturnType<typeof useNewRecitation>;

/** Heard once more, and then kept. */
function Listen({
  recorded,
  onKept,
}: {
  recorded: NonNullable<New["recorded"]>;
  onKept: () => void;
}) {
  const { t } = useTranslation("application");
  const failureMessages = useFailureMessages();
  const save = useSaveRecitation();
  const keep = () =>
    save.mutate(recorded, {
      onSuccess: () => {
        toast({ title: t("recitation.saved") });
        onKept();
      },
    });
  const { address, seconds } = recorded;
  return (
    <div className="space-y-4">
      <p role="status">{t("recitation.listen")}</p>
      <SoundPlayer key={address} src={address} seconds={seconds} label={t("recitation.title")} />
      <FormAlert messages={save.error ? failureMessages(save.error) : []} />
      <Button disabled={save.isPending} aria-busy={save.isPending} onClick={keep}>
        <Check aria-hidden strokeWidth={1.75} />
        {t("recitation.keep")}
      </Button>
    </div>
  );
}

/** One's recitation: recorded here or chosen, heard again, kept; and who hears it. */
export function RecitationPanel({ recitation }: { recitation: ApplicationFile | null }) {
  const { t } = useTranslation(["application", "errors"]);
  const hintId = useId();
  const { recorded, fault, take, forget, choose } = useNewRecitation();
  const { state, start, stop } = useRecorder(take);
  const isRecording = state.step === "recording";
  const begin = () => {
    forget();
    start();
  };
  const faults = [
    ...(fault ? [t(`errors:${fault}`)] : []),
    ...(state.step === "idle" && state.fault ? [t(`recitation.${state.fault}`)] : []),
  ];
  return (
    <div className="space-y-5">
      <p className="text-ink-muted">
        {t(`recitation.who.${recitation?.is_shown ? "shown" : "hidden"}`)}
      </p>
      {recitation && !recorded && !isRecording && <Kept recitation={recitation} />}
      {recorded && <Listen recorded={recorded} onKept={forget} />}
      {!recitation && !recorded && !isRecording && <p>{t("recitation.advice")}</p>}
      <div className={isRecording ? "" : "flex flex-wrap gap-3"}>
        <Recorder
          state={state}
          isAgain={recorded !== null || recitation !== null}
          onStart={begin}
          onStop={stop}
        />
        {!isRecording && (
          <ChooseFile
            label={t("recitation.choose")}
            accept={["audio/*", ...RECITATION_TYPES]}
            describedBy={hintId}
            onChoose={choose}
          />
        )}
        {recitation && !recorded && !isRecording && <RemoveButton id={recitation.id} />}
      </div>
      {!isRecording && (
        <p id={hintId} className="text-sm text-ink-muted">
          {t("recitation.files")}
        </p>
      )}
      <FormAlert messages={faults} />
    </div>
  );
}
