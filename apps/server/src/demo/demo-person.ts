import type { Language } from "@riwaq/contracts/languages";

export type DemoPerson = {
  name: string;
  gender: "M" | "F";
  /** IANA name. */
  zone: string;
  language: Language;
  phone?: string;
};
