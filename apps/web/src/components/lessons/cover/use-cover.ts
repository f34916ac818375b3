import type { Cover, NewCover } from "@riwaq/contracts/scheduling/cover";
import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";
import { isolated } from "../../../lib/format.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { toast } from "../../ui/toast-store.ts";

function useTellFailure() {
  const { t } = useTranslation("leave");
  const failureMessages = useFailureMessages();
  return (error: unknown) =>
    toast({
      title: t("done.failed"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
}

/** The lesson is its teacher's again, or the family is asked no more. */
export function useUndoCover() {
  const { t } = useTranslation("leave");
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api(cover.undo, { params: { id } }),
    onSuccess: () => toast({ title: t("done.undone") }),
    onError: tellFailure,
    onSettled: () => forgetLessons(queryClient),
  });
  return { undo: (id: string) => mutate(id), isPending };
}

/** Somebody else gives a lesson, or the family is asked; said with the way back beside it. */
export function useCover(onDone?: () => void) {
  const { t } = useTranslation("leave");
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const tellFailure = useTellFailure();
  const { undo } = useUndoCover();
  const tell = ({ id, state, substitute_name, declinable_until }: Cover) => {
    // Of a lesson under way there is no way back, and of one that begins at once no time for it.
    const isNow = state === "standing" && declinable_until === null;
    const done = state === "offered" ? "offered" : "standing";
    onDone?.();
    toast({
      title: t(`done.${done}`, { name: isolated(substitute_name) }),
      description: t(`done.${done}Text`),
      ...(!isNow && { action: { label: t("done.undo"), onPress: () => undo(id) } }),
    });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NewCover) => api(cover.cover, { body, key: keyOf(body) }),
    onSuccess: tell,
    onError: tellFailure,
    onSettled: () => forgetLessons(queryClient),
  });
  return { cover: (asked: NewCover) => mutate(asked), isPending };
}
