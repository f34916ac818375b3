import { BRAND } from "@riwaq/contracts/brand";
import { read } from "@riwaq/contracts/institute/institute.calls";
import { useTranslation } from "react-i18next";

import { publicValue, usePublicValue } from "./public-value.ts";

/** The name and channels of the institute. Who has changed them sets the new ones. */
export const institute = publicValue(read);

/** With what a view of a query needs: `data` until it has been read is undefined. */
export const useInstituteState = () => usePublicValue(institute);

/** Undefined until it has been read, and where it cannot be: pages do without it. */
export function useInstitute() {
  return useInstituteState().data;
}

/** The product's own name as the reader's language writes it, until it is known that the institute has another. */
export function useInstituteName(name: string | undefined) {
  const { t } = useTranslation();
  return name === undefined || name === BRAND ? t("institute") : name;
}
