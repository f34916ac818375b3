import type { TajwidRule } from "@riwaq/domain/learning/mushaf/tajwid-rules";

/** Of each colour the rulings that have it, in the order of the legend. styles/mushaf.css has the colours. */
export const TAJWID_TONES = [
  { tone: "ghunnah", rules: ["ghunnah", "idgham-ghunnah", "idgham-shafawi"] },
  { tone: "ikhfa", rules: ["ikhfa", "ikhfa-shafawi"] },
  { tone: "iqlab", rules: ["iqlab"] },
  { tone: "idgham", rules: ["idgham"] },
  { tone: "qalqalah", rules: ["qalqalah"] },
  { tone: "heavy", rules: ["lam-heavy"] },
  { tone: "lazim", rules: ["madd-lazim"] },
  { tone: "muttasil", rules: ["madd-muttasil"] },
  { tone: "munfasil", rules: ["madd-munfasil"] },
  { tone: "unread", rules: ["lam-shamsiyyah", "hamzat-wasl", "silent"] },
] as const satisfies ReadonlyArray<{ tone: string; rules: readonly TajwidRule[] }>;

type TajwidTone = (typeof TAJWID_TONES)[number]["tone"];

/** Rulings by which a letter is read as it stands: found, and left in the colour of the text. */
export const PLAIN_RULES = ["izhar", "izhar-shafawi", "lam-light"] as const;

const TONE_OF: ReadonlyMap<string, TajwidTone> = new Map(
  TAJWID_TONES.flatMap(({ tone, rules }) => rules.map((rule) => [rule, tone] as const)),
);

export const toneOf = (rule: TajwidRule | null): TajwidTone | undefined => TONE_OF.get(rule ?? "");

/** As they are called in Arabic, in whatever language the site is read. */
export const RULE_IN_ARABIC: Readonly<Record<TajwidRule, string>> = {
  izhar: "إظهار",
  "idgham-ghunnah": "إدغام بغنة",
  idgham: "إدغام بغير غنة",
  ikhfa: "إخفاء",
  iqlab: "إقلاب",
  "izhar-shafawi": "إظهار شفوي",
  "idgham-shafawi": "إدغام شفوي",
  "ikhfa-shafawi": "إخفاء شفوي",
  ghunnah: "غنة",
  qalqalah: "قلقلة",
  "lam-shamsiyyah": "لام شمسية",
  "lam-heavy": "لام الجلالة المفخمة",
  "lam-light": "لام الجلالة المرققة",
  "hamzat-wasl": "همزة وصل",
  silent: "حرف لا يقرأ",
  "madd-lazim": "مد لازم",
  "madd-muttasil": "مد متصل",
  "madd-munfasil": "مد منفصل",
};
