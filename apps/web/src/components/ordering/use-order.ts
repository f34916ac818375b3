import type { UseMutationResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { toast } from "../ui/toast-store.ts";

/** The ids with one of them a step further up (-1) or down (1); undefined where there is no such place. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): string[] | undefined {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return undefined;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

export type Move = { id: string; step: -1 | 1; button: HTMLElement };

type Ordering = {
  items: ReadonlyArray<{ id: string; name: string }>;
  /** Is given the whole order. */
  mutation: Pick<UseMutationResult<unknown, Error, string[]>, "mutate" | "isPending">;
  failureTitle: string;
};

/** Moves one at a time, says where it now stands, and keeps the focus on the button that moved with it. */
export function useOrder({ items, mutation, failureTitle }: Ordering) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const pressed = useRef<HTMLElement>(undefined);
  const [place, setPlace] = useState("");

  // A browser takes the focus from what is put elsewhere on the page.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  });

  const move = ({ id, step, button }: Move) => {
    const ids = moved(
      items.map((item) => item.id),
      id,
      step,
    );
    const name = items.find((item) => item.id === id)?.name;
    if (!ids || mutation.isPending) return;
    mutation.mutate(ids, {
      onSuccess: () => {
        const at = formatNumber(ids.indexOf(id) + 1, language);
        setPlace(t("order.place", { name, at, of: formatNumber(ids.length, language) }));
        pressed.current = button;
      },
      onError: (error) =>
        toast({
          title: failureTitle,
          description: failureMessages(error).join(" "),
          variant: "destructive",
        }),
    });
  };
  return { move, place, isBusy: mutation.isPending };
}
