/** What stands in the frame of a page, as the mushaf prints it, in whatever language the site is read. */
import { arabicDigits } from "@riwaq/domain/learning/mushaf/display";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";

export const juzInPrint = (juz: number): string => `الجزء ${arabicDigits(juz)}`;
export const suraInPrint = (sura: number): string => `سورة ${SURA_NAMES[sura - 1]?.ar ?? ""}`;

/** As the owner of the text asks it to be named. */
export const SOURCE_OF_TEXT = "Quran text: Tanzil Project";
