import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { isOwed, makeUpsQuery } from "../queries.ts";
import { MakeUpChoice } from "./make-up-dialog.tsx";

type AskedMakeUpProps = {
  id: string;
  /** The hour that a notice speaks of. */
  at: string | undefined;
  onClose: () => void;
};

/** The lesson that a notice says is owed, with the hour that it offers: one press takes it. */
export function AskedMakeUp({ id, at, onClose }: AskedMakeUpProps) {
  const { t } = useTranslation("booking");
  const { data, isFetched } = useQuery(makeUpsQuery);
  const readerZone = useReaderZone();
  if (!readerZone || !isFetched) return null;
  const makeUp = (data ?? []).find((one) => one.id === id && isOwed(one));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {makeUp ? (
        <MakeUpChoice makeUp={makeUp} readerZone={readerZone} at={at} />
      ) : (
        <DialogContent title={t("makeUps.dialog")}>
          <p>{t("makeUps.gone")}</p>
        </DialogContent>
      )}
    </Dialog>
  );
}
