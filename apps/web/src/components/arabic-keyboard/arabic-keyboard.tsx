import { Delete, Keyboard } from "lucide-react";
import { useId, useState } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";

/** As on an Arabic keyboard, and with every form of hamza. */
const ROWS = ["ضصثقفغعهخحجد", "شسيبلاتنمكطذ", "ئءؤرىةوزظأإآ"].map((row) => [...row]);

const MARKS = [
  ["fatha", "\u064E"],
  ["fathatan", "\u064B"],
  ["damma", "\u064F"],
  ["dammatan", "\u064C"],
  ["kasra", "\u0650"],
  ["kasratan", "\u064D"],
  ["sukun", "\u0652"],
  ["shadda", "\u0651"],
] as const;

/** A mark is drawn on a stroke. */
const STROKE = "\u0640";

/** Puts text where the cursor stands, so that whoever owns the field hears of it as of typing; null erases. */
function typeInto(field: HTMLInputElement | null, text: string | null) {
  if (!field) return;
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const from = text === null && start === end ? Math.max(0, start - 1) : start;
  field.setRangeText(text ?? "", from, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The field keeps the focus, and a telephone its keyboard as it is. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type KeyProps = { label?: string; className?: string; onPress: () => void; children: ReactNode };

const Key = ({ label, className = "", onPress, children }: KeyProps) => (
  <button
    type="button"
    aria-label={label}
    className={`min-h-11 rounded-sm border border-line bg-surface text-xl hover:bg-paper-deep ${className}`}
    onMouseDown={keepFocus}
    onClick={onPress}
  >
    {children}
  </button>
);

/** Arabic letters on screen for the field they are typed into, shown on demand. Wants `cards`. */
export function ArabicKeyboard({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation("cards");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const press = (text: string | null) => () => typeInto(field.current, text);
  return (
    <div className="space-y-2">
      <Button
        type="button"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Keyboard aria-hidden strokeWidth={1.75} />
        {t("keyboard.open")}
      </Button>
      <div id={id} hidden={!isOpen} role="group" aria-label={t("keyboard.open")} dir="rtl">
        <div className="grid grid-cols-12 gap-1" lang="ar">
          {ROWS.flat().map((letter) => (
            <Key key={letter} onPress={press(letter)}>
              {letter}
            </Key>
          ))}
        </div>
        <div className="mt-1 grid grid-cols-8 gap-1">
          {MARKS.map(([name, mark]) => (
            <Key key={name} label={t(`keyboard.${name}`)} onPress={press(mark)}>
              {STROKE + mark}
            </Key>
          ))}
          <Key className="col-span-6 text-base" onPress={press(" ")}>
            {t("keyboard.space")}
          </Key>
          <Key
            label={t("keyboard.erase")}
            className="col-span-2 grid place-items-center"
            onPress={press(null)}
          >
            <Delete aria-hidden className="size-5 ltr:-scale-x-100" strokeWidth={1.75} />
          </Key>
        </div>
      </div>
    </div>
  );
}
