import { Pause, Play, X, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { focusHeadingIfLost } from "../../../../lib/focus-heading.ts";
import { isolated } from "../../../../lib/format.ts";
import { isUnderWay, removeUpload, type Upload } from "../model/upload-list.ts";

type ControlProps = { label: string; Icon: LucideIcon; onPress: () => void };

function Control({ label, Icon, onPress }: ControlProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onPress}>
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  );
}

/** The button goes with its upload. */
function end(take: () => void) {
  take();
  setTimeout(focusHeadingIfLost);
}

/** Hold it, let it go on, give it up; or take it from the list once it has ended. */
export function UploadControls({ upload }: { upload: Upload }) {
  const { t } = useTranslation("resources");
  const { id, state, controls } = upload;
  const title = isolated(upload.plan.title);
  if (!isUnderWay(upload)) {
    const dismiss = state === "failed" ? controls.cancel : () => removeUpload(id);
    return <Control label={t("upload.remove", { title })} Icon={X} onPress={() => end(dismiss)} />;
  }
  if (state === "saving") return null;
  return (
    <>
      {state === "paused" ? (
        <Control label={t("upload.resume", { title })} Icon={Play} onPress={controls.resume} />
      ) : (
        <Control label={t("upload.pause", { title })} Icon={Pause} onPress={controls.pause} />
      )}
      <Control
        label={t("upload.cancel", { title })}
        Icon={X}
        onPress={() => end(controls.cancel)}
      />
    </>
  );
}
