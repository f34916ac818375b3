import type { StaffRight } from "@riwaq/contracts/roles";
import { SEARCH_MAX } from "@riwaq/contracts/views/search";
import { Search } from "lucide-react";
import { useRef } from "react";
import type { KeyboardEventHandler } from "react";
import { useTranslation } from "react-i18next";

import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useLineName } from "./found-line.tsx";
import { FoundList } from "./found-list.tsx";
import { KeyHints } from "./key-hints.tsx";
import { useChoice } from "./use-choice.ts";
import { useFinderKeys } from "./use-finder-keys.ts";
import { type Finder, optionId, useFinder } from "./use-finder.ts";

type Rights = readonly StaffRight[];

function hintFor(rights: Rights) {
  const [people, lessons] = [rights.includes("people"), rights.includes("lessons")];
  if (people && lessons) return "start.both";
  if (people) return "start.people";
  return lessons ? "start.lessons" : "start.pages";
}

/** How many there are, and which of several actions Enter would take: said, as it is seen. */
function Spoken({ finder }: { finder: Finder }) {
  const { t } = useTranslation("search");
  const { language } = useLanguage();
  const nameOf = useLineName();
  const { active, place, lines, typed, isSettled } = finder;
  const action = place.action > 0 ? active?.actions[place.action] : undefined;
  const count = lines.length;
  const counted = t("count", { count, number: formatNumber(count, language) });
  const chosen =
    active && action
      ? t("actions.chosen", { action: t(`actions.${action.name}`), name: nameOf(active) })
      : typed.length > 0 && (isSettled ? counted : t("loading"));
  return (
    <p role="status" className="sr-only">
      {chosen}
    </p>
  );
}

type FieldProps = { finder: Finder; onKeyDown: KeyboardEventHandler<HTMLInputElement> };

/** The keyboard stays here, and says on which line of the list it stands. */
function FinderField({ finder, onKeyDown }: FieldProps) {
  const { t } = useTranslation("search");
  const { text, lines, place, listId } = finder;
  return (
    <div className="relative px-5">
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 start-9 my-auto size-4.5 text-ink-muted"
      />
      <Input
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        aria-label={t("field")}
        aria-autocomplete="list"
        aria-expanded={lines.length > 0}
        aria-controls={listId}
        aria-activedescendant={lines.length > 0 ? optionId(listId, place.line) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        dir={text ? "auto" : undefined}
        placeholder={t("placeholder")}
        className="ps-10"
        value={text}
        onChange={(event) => finder.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

type PanelProps = { rights: Rights; onDone: (hasLeft?: boolean) => void };

function Panel({ rights, onDone }: PanelProps) {
  const { t } = useTranslation("search");
  const finder = useFinder(rights);
  const choose = useChoice(onDone);
  const onKeyDown = useFinderKeys(finder, { choose, close: () => onDone() });
  return (
    <>
      <FinderField finder={finder} onKeyDown={onKeyDown} />
      <Spoken finder={finder} />
      <div className="max-h-[min(28rem,60dvh)] min-h-40 overflow-y-auto px-2 pt-1 pb-3">
        <FoundList finder={finder} hint={t(hintFor(rights))} onChoose={choose} />
      </div>
      <KeyHints />
    </>
  );
}

type FinderDialogProps = { rights: Rights; isOpen: boolean; onOpenChange: (next: boolean) => void };

/** One field for people, lessons and pages; what was found is gone through and opened by the keyboard. */
export function FinderDialog({ rights, isOpen, onOpenChange }: FinderDialogProps) {
  const { t } = useTranslation("search");
  const isLeaving = useRef(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        isLeaving.current = false;
        onOpenChange(next);
      }}
    >
      <DialogContent
        title={t("title")}
        className="top-[max(1rem,8dvh)]! max-w-2xl! translate-y-0! overflow-hidden! px-0! pt-4! pb-0! [&>h2]:px-5"
        isOpenerGone={() => isLeaving.current}
      >
        <Panel
          rights={rights}
          onDone={(hasLeft = false) => {
            isLeaving.current = hasLeft;
            onOpenChange(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
