import { CalendarPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../../components/ui/dropdown-menu.tsx";
import type { BookingPair } from "../model/what-to-do.ts";

/** What books a lesson for these, open at once. */
export type Booking = (pair: BookingPair, onClose: () => void) => ReactNode;

type BookWithProps = { pairs: readonly BookingPair[]; booking: Booking };

/** Staff book for both sides: with the one teacher at once, of several with the one they choose. */
export function BookWith({ pairs, booking }: BookWithProps) {
  const { t } = useTranslation("person");
  const [chosen, setChosen] = useState<BookingPair>();
  const [only, ...others] = pairs;
  if (!only) return null;
  if (chosen) return booking(chosen, () => setChosen(undefined));
  const label = (
    <>
      <CalendarPlus aria-hidden strokeWidth={1.75} />
      {t("actions.book")}
    </>
  );
  if (others.length === 0) return <Button onClick={() => setChosen(only)}>{label}</Button>;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>{label}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {pairs.map((pair) => (
          <DropdownMenuItem key={pair.teacher.id} onSelect={() => setChosen(pair)}>
            <bdi>{pair.teacher.name}</bdi>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
