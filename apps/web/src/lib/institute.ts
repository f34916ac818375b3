import { BRAND } from "@riwaq/contracts/brand";
import type { Institute } from "@riwaq/contracts/institute/institute";
import { read } from "@riwaq/contracts/institute/institute.calls";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { request } from "./api-client.ts";
import { addressOf } from "./api.ts";
import { sharedValue } from "./shared-value.ts";

/** Taken as it comes: the contract would bring zod to every public page, for a name and four links. */
const asItComes = { parse: (data: unknown) => data as Institute };

/** The name and channels of the institute. Who has changed them sets the new ones. */
export const institute = sharedValue(() => request(addressOf(read), asItComes));

const beforeHydration = institute.snapshot();

/** With what a view of a query needs: `data` until it has been read is undefined. */
export function useInstituteState() {
  useEffect(() => void institute.load(), []);
  const state = useSyncExternalStore(
    institute.subscribe,
    institute.snapshot,
    () => beforeHydration,
  );
  return { ...state, refetch: institute.load };
}

/** Undefined until it has been read, and where it cannot be: pages do without it. */
export function useInstitute() {
  return useInstituteState().data;
}

/** The product's own name as the reader's language writes it, until it is known that the institute has another. */
export function useInstituteName(name: string | undefined) {
  const { t } = useTranslation();
  return name === undefined || name === BRAND ? t("institute") : name;
}
