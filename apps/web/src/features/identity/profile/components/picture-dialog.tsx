import type { Profile } from "@riwaq/contracts/identity/profile";
import { Suspense, lazy, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { cropPicture } from "../model/crop-picture.ts";
import type { CropArea } from "../model/crop-picture.ts";
import { useSavePicture } from "../mutations.ts";

const PictureCropper = lazy(async () => ({
  default: (await import("./picture-cropper.tsx")).PictureCropper,
}));

type PictureDialogProps = {
  /** Of the chosen file, in this browser. */
  address: string;
  onClose: () => void;
  onSaved: (picture: Profile["picture"]) => void;
};

/** The square is cut out here, so that a phone sends little. */
function useCrop({ address, onClose, onSaved }: PictureDialogProps) {
  const { t } = useTranslation("profile");
  const save = useSavePicture();
  const area = useRef<CropArea>(null);
  const [isDamaged, setIsDamaged] = useState(false);
  const damage = () => setIsDamaged(true);
  const send = async () => {
    if (!area.current) return;
    const file = await cropPicture(address, area.current).catch(damage);
    if (!file) return;
    save.mutate(file, {
      onSuccess: ({ picture }) => {
        toast({ title: t("picture.saved") });
        onSaved(picture);
        onClose();
      },
    });
  };
  const keep = (chosen: CropArea) => {
    area.current = chosen;
  };
  return { send, keep, damage, isDamaged, error: save.error, isBusy: save.isPending };
}

export function PictureDialog(props: PictureDialogProps) {
  const { address, onClose } = props;
  const { t } = useTranslation(["profile", "errors", "common"]);
  const failureMessages = useFailureMessages();
  const { send, keep, damage, isDamaged, error, isBusy } = useCrop(props);
  const messages = error ? failureMessages(error) : [];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("picture.crop")} description={t("picture.cropText")}>
        {!isDamaged && (
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <PictureCropper address={address} onCrop={keep} onDamaged={damage} />
          </Suspense>
        )}
        <FormAlert messages={isDamaged ? [t("errors:file_damaged")] : messages} />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t("common:actions.cancel")}
          </Button>
          {!isDamaged && (
            <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void send()}>
              {t("picture.save")}
            </Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
