import type { CardToLearn } from "@riwaq/contracts/memory/cards";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ArabicKeyboard } from "../../../../components/arabic-keyboard/arabic-keyboard.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";

/** The meaning stands beside it in words. */
export const Picture = ({ address }: { address: string | null }) =>
  address !== null && (
    <img src={address} alt="" className="mx-auto max-h-56 rounded-md bg-white object-contain" />
  );

export type AskedProps = {
  card: CardToLearn;
  picture: string | null;
  sound: ReactNode;
  onTurn: (typed: string) => void;
};

/** The Arabic is sought: its picture asks too, and its sound would tell it. */
export function TypeIt({ card, picture, onTurn }: AskedProps) {
  const { t } = useTranslation("cards");
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const check = (event: FormEvent) => {
    event.preventDefault();
    onTurn(text);
  };
  return (
    <form onSubmit={check} className="space-y-4 text-start">
      <Picture address={picture} />
      <p className="text-center text-2xl" dir="auto">
        {card.meaning}
      </p>
      <TextField
        ref={field}
        label={t("practice.answer")}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        className="text-2xl"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ArabicKeyboard field={field} />
      <Button type="submit" className="w-full">
        {t("practice.check")}
      </Button>
    </form>
  );
}

/** The meaning is sought: the picture would tell it. */
export function LookAtIt({ card, sound, onTurn }: AskedProps) {
  const { t } = useTranslation("cards");
  return (
    <>
      <p lang="ar" dir="rtl" className="py-6 text-5xl leading-relaxed">
        {card.arabic}
      </p>
      {sound}
      <Button className="w-full" onClick={() => onTurn("")}>
        {t("practice.show")}
      </Button>
    </>
  );
}
