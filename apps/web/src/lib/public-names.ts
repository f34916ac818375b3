import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";

import type { Language } from "../i18n/languages.ts";

type Named = Pick<PublicTeacher, "latin_name" | "arabic_name">;

/** In the script of the reader. */
export const nameOf = ({ latin_name, arabic_name }: Named, language: Language) =>
  language === "ar" ? arabic_name : latin_name;
