import type { Notification } from "@riwaq/contracts/notifications/notifications";

export function buildNotification(seq: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `00000000-0000-4000-8000-${String(seq).padStart(12, "0")}`,
    seq,
    event: "report-ready",
    params: { student: "Inès", teacher: "Amal", at: "2026-11-24T17:00:00.000Z" },
    path: `/reports/${seq}`,
    created_at: "2026-11-24T18:05:00.000Z",
    read_at: null,
    ...change,
  };
}
