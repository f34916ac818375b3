const EVERYONE = ["profile", "notifications", "security", "account"] as const;
const TEACHER = [
  "profile",
  "notifications",
  "zoom",
  "timetable",
  "teaching",
  "security",
  "account",
] as const;

export type ProfileTab = (typeof TEACHER)[number];

/** Zoom, the timetable and what families read are for those who teach. */
export function profileTabsFor(isTeacher: boolean): readonly ProfileTab[] {
  return isTeacher ? TEACHER : EVERYONE;
}

/** Whatever else stands in the address opens the first tab. */
export function profileTabFrom(value: unknown): ProfileTab {
  return TEACHER.find((tab) => tab === value) ?? "profile";
}
