import type { Institute } from "@riwaq/contracts/institute/institute";

export type Channel = { kind: "phone" | "chat" | "social" | "photos"; value: string };

/** The ways to reach the institute that staff have set; the most direct one first. */
export function channelsOf(institute: Institute): Channel[] {
  const all = [
    { kind: "phone", value: institute.phone },
    { kind: "chat", value: institute.chat_url },
    { kind: "social", value: institute.social_url },
    { kind: "photos", value: institute.photo_url },
  ] as const;
  return all.flatMap(({ kind, value }) => (value ? [{ kind, value }] : []));
}
