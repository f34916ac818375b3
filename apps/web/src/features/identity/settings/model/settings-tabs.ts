export const SETTINGS_TABS = ["timetable", "general", "account"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Whatever else stands in the address opens the first tab. */
export function settingsTabFrom(value: unknown): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === value) ?? "timetable";
}
