import { BRAND } from "@riwaq/contracts/brand";
import { useTranslation } from "react-i18next";

/** The product's own name as the reader's language writes it, until it is known that the institute has another. */
export function useInstituteName(name: string | undefined) {
  const { t } = useTranslation();
  return name === undefined || name === BRAND ? t("institute") : name;
}
