import type { Application, ApplicationFile } from "@riwaq/contracts/people/applications";
import { APPLICATION_ITEMS } from "@riwaq/domain/people/applications/items";

type Item = Application["items"][number];

/** A certificate that waits to be looked at, unless the test says otherwise. */
export function buildFile(changes: Partial<ApplicationFile> = {}): ApplicationFile {
  return {
    id: "certificate-1",
    kind: "certificate",
    title: "Ijazah in Hafs",
    issuer: "Al-Azhar",
    year: 2013,
    valid_until: null,
    validity: "valid",
    seconds: null,
    mime_type: "application/pdf",
    size_bytes: 1000,
    state: "pending",
    note: "",
    added_at: "2026-11-18T10:00:00Z",
    is_shown: false,
    ...changes,
  };
}

export const buildRecitation = (changes: Partial<ApplicationFile> = {}) =>
  buildFile({
    id: "recitation-1",
    kind: "recitation",
    title: "",
    issuer: "",
    year: null,
    seconds: 75,
    ...changes,
  });

type Changes = Partial<Omit<Application, "items">> & {
  items?: Partial<Record<Item["item"], Partial<Item>>>;
};

/** A draft with everything in it, unless the test says otherwise. */
export function buildApplication({ items = {}, ...changes }: Changes = {}): Application {
  return {
    approval: "draft",
    note: "",
    sent_at: null,
    decided_at: null,
    can_send: true,
    recitation: buildRecitation(),
    certificates: [buildFile()],
    items: APPLICATION_ITEMS.map((item) => ({
      item,
      is_ready: true,
      is_needed: item !== "photo",
      missing: [],
      asked: null,
      ...items[item],
    })),
    ...changes,
  };
}
