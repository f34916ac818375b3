const MINUTES = ["00", "30"] as const;

/** "00:00", "00:30" … "23:30". */
export const HALF_HOURS = Array.from({ length: 24 }, (_, hour) =>
  MINUTES.map((minute) => `${String(hour).padStart(2, "0")}:${minute}`),
).flat();
