import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "@riwaq/contracts/identity/pictures";
import type { Profile } from "@riwaq/contracts/identity/profile";
import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSavePicture } from "../mutations.ts";
import { PictureDialog } from "./picture-dialog.tsx";

type PictureFieldProps = {
  profile: Pick<Profile, "name" | "picture">;
  onSaved: (picture: Profile["picture"]) => void;
};

const kinds: readonly string[] = PICTURE_TYPES;

function faultOf(file: File) {
  if (!kinds.includes(file.type)) return "picture_type" as const;
  // What is cropped is small; this is only to spare phones from what no camera makes.
  return file.size > 4 * PICTURE_MAX_BYTES ? ("picture_large" as const) : null;
}

/** The file that was chosen, as an address in this browser, or what is wrong with it. */
function useChosenFile() {
  const [address, setAddress] = useState<string | null>(null);
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = faultOf(file);
    setFault(found);
    if (!found) setAddress(URL.createObjectURL(file));
  };
  const forget = () => {
    if (address) URL.revokeObjectURL(address);
    setAddress(null);
  };
  return { address, fault, choose, forget };
}

function ChooseButton({ label, onChoose }: { label: string; onChoose: (file?: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const ask = () => {
    if (!input.current) return;
    // The same file can be chosen again.
    input.current.value = "";
    input.current.click();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(",")}
        hidden
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <Button variant="outline" onClick={ask}>
        <ImageUp aria-hidden strokeWidth={1.75} />
        {label}
      </Button>
    </>
  );
}

/** One's picture, another in its place, or none. */
export function PictureField({ profile, onSaved }: PictureFieldProps) {
  const { t } = useTranslation(["profile", "errors"]);
  const failureMessages = useFailureMessages();
  const remove = useSavePicture();
  const { address, fault, choose, forget } = useChosenFile();
  const takeAway = () =>
    remove.mutate(null, {
      onSuccess: () => {
        toast({ title: t("picture.removed") });
        onSaved(null);
      },
    });
  const failed = remove.error ? failureMessages(remove.error) : [];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={profile.name} picture={profile.picture} className="size-20 text-3xl" />
      <div className="flex flex-wrap gap-3">
        <ChooseButton
          label={profile.picture ? t("picture.replace") : t("picture.choose")}
          onChoose={choose}
        />
        {profile.picture && (
          <Button
            variant="ghost"
            disabled={remove.isPending}
            aria-busy={remove.isPending}
            onClick={takeAway}
          >
            <Trash2 aria-hidden strokeWidth={1.75} />
            {t("picture.remove")}
          </Button>
        )}
      </div>
      <FormAlert messages={fault ? [t(`errors:${fault}`)] : failed} />
      {address && <PictureDialog address={address} onClose={forget} onSaved={onSaved} />}
    </div>
  );
}
