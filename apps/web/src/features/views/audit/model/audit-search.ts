import type { AuditQuery } from "@riwaq/contracts/views/audit";
import { AUDIT_KINDS, type AuditArea, type AuditKind } from "@riwaq/contracts/views/audit-kinds";

/** What is asked of the journal, as the address holds it; absent means everything, and the newest. */
export type AuditSearch = Omit<AuditQuery, "before" | "kind"> & {
  kind?: AuditKind;
  before?: number;
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^2[01]\d\d-\d\d-\d\d$/;

const AREAS = Object.entries(AUDIT_KINDS) as Array<[AuditArea, readonly AuditKind[]]>;

/** The kinds of one area, or of all. */
export const kindsIn = (area: AuditArea | undefined): readonly AuditKind[] =>
  AREAS.filter(([name]) => area === undefined || name === area).flatMap(([, kinds]) => kinds);

/** What is not known is left out, and so is a kind of another area; the router has read numbers as numbers. */
export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const text = (name: "who" | "whom" | "from" | "to", shape: RegExp) => {
    const value = raw[name];
    return typeof value === "string" && shape.test(value) ? { [name]: value } : {};
  };
  const area = AREAS.find(([name]) => name === raw["area"])?.[0];
  const kind = kindsIn(area).find((one) => one === raw["kind"]);
  const { before } = raw;
  return {
    ...text("who", ID),
    ...text("whom", ID),
    ...text("from", DATE),
    ...text("to", DATE),
    ...(area && { area }),
    ...(kind && { kind }),
    ...(typeof before === "number" && Number.isSafeInteger(before) && before > 0 && { before }),
  };
}

/** What is asked for, from the newest on. */
export const withoutPage = ({ before, ...asked }: AuditSearch): Omit<AuditSearch, "before"> =>
  before === undefined ? asked : { ...asked };

/** Whether less than everything is asked for. */
export const isAuditNarrowed = (search: AuditSearch): boolean =>
  Object.keys(withoutPage(search)).length > 0;
