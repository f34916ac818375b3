import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { latinDigits, matchesText } from "@riwaq/domain/people/search-text";

const ALL: readonly number[] = SURA_NAMES.map((_, index) => index + 1);

/** Figures as they are typed, in Latin digits or in those of Arabic keyboards; null where there are none. */
export function figureFrom(typed: string): number | null {
  const digits = latinDigits(typed).replaceAll(/\D/gu, "").slice(0, 4);
  return digits === "" ? null : Number(digits);
}

/** Nobody spells the names of the suras alike: hyphens, an h at the end and doubled letters make no difference. */
const loose = (text: string) =>
  text
    .replaceAll(/[\s'’ʿʾ-]+/gu, "")
    .replaceAll(/h\b/giu, "")
    .replaceAll(/(\p{L})\1+/gu, "$1");

/** Suras by number or by name in any language, in their order; all of them where nothing is typed. */
export function matchingSuras(typed: string): readonly number[] {
  const wanted = latinDigits(typed.trim());
  if (wanted === "") return ALL;
  if (/^\d+$/u.test(wanted)) return ALL.filter((sura) => String(sura).startsWith(wanted));
  return ALL.filter((sura) => {
    const name = SURA_NAMES[sura - 1];
    return name && matchesText([loose(name.en), loose(name.fr), loose(name.ar)], loose(wanted));
  });
}
