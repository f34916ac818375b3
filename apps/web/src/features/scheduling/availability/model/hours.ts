/** The hourly options as the selects show them. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** As an END, midnight at the end of the day, which is why it comes last there. */
export const MIDNIGHT = "00:00";
export const END_HOURS = [...HOURS.slice(1), MIDNIGHT];

export const NEW_RANGE = { start: "09:00", end: "17:00" } as const;
