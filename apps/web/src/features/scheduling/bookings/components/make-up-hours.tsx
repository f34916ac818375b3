import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useBookLessons } from "../mutations.ts";
import { makeUpHoursQuery } from "../queries.ts";

type MakeUpHoursProps = { makeUp: MakeUp; readerZone: string };

/** The next free hours for a lesson that is owed, on both clocks; a press books one. */
export function MakeUpHours({ makeUp, readerZone }: MakeUpHoursProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { data, refetch } = useQuery(makeUpHoursQuery(makeUp.id));
  const book = useBookLessons();
  const failureMessages = useFailureMessages();
  if (!data || data.hours.length === 0) return null;
  const take = (starts_at: string) =>
    book.mutate(
      { kind: "make_up", make_up_id: makeUp.id, starts_at, expected_count: 1 },
      {
        onSuccess: () => toast({ title: t("makeUps.taken") }),
        onError: () => void refetch(),
      },
    );
  return (
    <div className="w-full">
      <p className="text-sm">{t("makeUps.next")}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {data.hours.map(({ starts_at, ends_at }) => (
          <li key={starts_at} className="max-sm:w-full">
            <Button
              variant="outline"
              size="sm"
              className="h-auto! min-h-11 flex-col items-start! gap-0! py-1.5! text-start max-sm:w-full"
              aria-busy={book.isPending}
              onClick={() => !book.isPending && take(starts_at)}
            >
              <span className="font-semibold first-letter:uppercase">
                {formatLongDate(starts_at, language, readerZone)}
              </span>{" "}
              <TwoClocks
                className="font-normal"
                startsAt={starts_at}
                endsAt={ends_at}
                readerZone={readerZone}
                otherZone={data.teacher_zone}
              />
            </Button>
          </li>
        ))}
      </ul>
      <FormAlert messages={book.error ? failureMessages(book.error) : []} />
    </div>
  );
}
