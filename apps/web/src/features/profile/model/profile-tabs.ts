const EVERYONE = ["profile", "notifications"] as const;
const TEACHER = [...EVERYONE, "zoom", "timetable", "teaching"] as const;

export type ProfileTab = (typeof TEACHER)[number];

/** Zoom, the timetable and what families read are for those who teach. */
export function profileTabsFor(isTeacher: boolean): readonly ProfileTab[] {
  return isTeacher ? TEACHER : EVERYONE;
}

/** Whatever else stands in the address opens the first tab. */
export function profileTabFrom(value: unknown): ProfileTab {
  return TEACHER.find((tab) => tab === value) ?? "profile";
}
