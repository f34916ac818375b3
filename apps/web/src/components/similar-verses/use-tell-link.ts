import type { NewLink, SimilarPair } from "@riwaq/contracts/memory/similar";
import { useTranslation } from "react-i18next";

import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { toast } from "../ui/toast-store.ts";
import { useLinks } from "./similar-query.ts";

/** Links and takes back at once, and tells it with the way back. */
export function useTellLink(pupil: string) {
  const { t } = useTranslation("tests");
  const failureMessages = useFailureMessages();
  const { link, unlink } = useLinks(pupil);
  const failed = (error: unknown) =>
    toast({
      title: t("similar.failed"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
  const connect = async (ayat: NewLink): Promise<boolean> => {
    try {
      const made = await link.mutateAsync(ayat);
      const undo = { label: t("similar.undo"), onPress: () => void separate(made) };
      toast({ title: t("similar.linked"), action: undo });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  const separate = async ({ id, first, second }: SimilarPair): Promise<void> => {
    try {
      await unlink.mutateAsync(id);
      const again = { one: first, other: second };
      const undo = { label: t("similar.undo"), onPress: () => void connect(again) };
      toast({ title: t("similar.unlinked"), action: undo });
    } catch (error) {
      failed(error);
    }
  };
  return { connect, separate, isBusy: link.isPending || unlink.isPending };
}
