import { type MarkKind, LETTER_PAIRS, type LetterPair } from "@riwaq/domain/learning/marks/kinds";
import { useTranslation } from "react-i18next";

import { isolated } from "../../lib/format.ts";

/** As they are called in Arabic, in whatever language the site is read. */
export const KIND_IN_ARABIC: Readonly<Record<MarkKind, string>> = {
  forgot: "نسيان",
  prompted: "تلقين",
  "skipped-word": "إسقاط كلمة",
  "skipped-aya": "إسقاط آية",
  swapped: "متشابه",
  added: "زيادة",
  order: "تقديم وتأخير",
  hesitation: "تردد",
  "self-corrected": "تصحيح ذاتي",
  makhraj: "مخرج الحرف",
  quality: "تفخيم وترقيق",
  "letter-exchanged": "إبدال حرف",
  vowel: "حركة",
  sukun: "سكون",
  shadda: "شدة",
  ghunnah: "غنة",
  idgham: "إدغام",
  ikhfa: "إخفاء",
  iqlab: "إقلاب",
  izhar: "إظهار",
  qalqalah: "قلقلة",
  madd: "مد",
  lam: "لام",
  ra: "راء",
  "wrong-stop": "خطأ في الوقف",
  "wrong-restart": "خطأ في الابتداء",
  breath: "نفس",
  pace: "سرعة التلاوة",
};

/** A vowel held too short or too long is the one pair that is no two letters. */
const LENGTH: LetterPair = "short/long";

/** What kinds of marks are called in the language of the reader. */
export function useKindNames() {
  const { t } = useTranslation("marks");
  const nameOf = (kind: MarkKind): string => t(`kinds.${kind}`);

  const pairName = (pair: LetterPair): string => {
    if (pair === LENGTH) return t("pair.length");
    const [written = "", heard = ""] = pair.split("/");
    return t("pair.letters", { written: isolated(written), heard: isolated(heard) });
  };

  /** A kind with what is said beside it: which letters were exchanged, which ayah came instead. */
  const phraseOf = ({ kind, detail }: { kind: MarkKind; detail: string }): string => {
    const pair = LETTER_PAIRS.find((one) => one === detail);
    if (kind === "letter-exchanged" && pair) return pairName(pair);
    return detail ? t("otherAya.was", { aya: isolated(detail) }) : nameOf(kind);
  };

  return { nameOf, pairName, phraseOf };
}
