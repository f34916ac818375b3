import { TERMS_SECTIONS } from "../../../config/paths.ts";
import type { TermsSection } from "../../../config/paths.ts";

export function termsSectionFrom(hash: string): TermsSection | undefined {
  return TERMS_SECTIONS.find((section) => section === hash);
}
