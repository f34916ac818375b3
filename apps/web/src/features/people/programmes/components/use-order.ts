import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { moved } from "../model/moved.ts";
import { useOrderProgrammes } from "../mutations.ts";

export type Move = { id: string; step: -1 | 1; button: HTMLElement };

/** Moves one at a time, says where it now stands, and keeps the focus on the button that moved with it. */
export function useOrder(programmes: readonly StaffProgramme[]) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const order = useOrderProgrammes();
  const pressed = useRef<HTMLElement>(undefined);
  const [place, setPlace] = useState("");

  // A browser takes the focus from what is put elsewhere on the page.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  });

  const move = ({ id, step, button }: Move) => {
    const ids = moved(
      programmes.map((programme) => programme.id),
      id,
      step,
    );
    const name = programmes.find((programme) => programme.id === id)?.name[language];
    if (!ids || order.isPending) return;
    order.mutate(ids, {
      onSuccess: () => {
        const at = formatNumber(ids.indexOf(id) + 1, language);
        setPlace(t("programmes.place", { name, at, of: formatNumber(ids.length, language) }));
        pressed.current = button;
      },
      onError: (error) =>
        toast({
          title: t("programmes.failed"),
          description: failureMessages(error).join(" "),
          variant: "destructive",
        }),
    });
  };
  return { move, place, isBusy: order.isPending };
}
