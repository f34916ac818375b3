import type { ProfileQuestion } from "@riwaq/domain/people/public-profiles/words";
import { slugOf } from "@riwaq/domain/people/slug";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { publicProfiles } from "../modules/people/tables/public-profiles.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { entriesOf } from "./people.ts";
import { TEACHERS, type TeacherKey } from "./teachers.ts";
import type { PersonIds } from "./write-people.ts";

type Row = typeof publicProfiles.$inferInsert;
type DemoProfile = Pick<Row, "parts" | "audiences" | "latinName" | "arabicName"> & {
  language: "en" | "fr" | "ar";
  answers: Partial<Record<ProfileQuestion, string>>;
};

const AGREED_DAYS_AGO = 90;

/** What the teachers of the demo let visitors see. One shows nothing: that is a choice too. */
const PROFILES = {
  teacher: {
    parts: ["voice", "certificates"],
    audiences: ["children", "teenagers", "men"],
    arabicName: "يوسف النجار",
    language: "fr",
    answers: {
      calling:
        "Mon grand-père enseignait le Coran dans notre quartier. Le soir, je rangeais les nattes, et je restais pour écouter.",
      first_lesson:
        "Vous lisez une page que vous connaissez. Je n’arrête personne avant la fin\u00a0; ensuite nous choisissons ensemble un seul point à travailler.",
      hard_days: "Nous révisons ce qui est déjà su. Un élève fatigué a besoin d’une réussite.",
    },
  },
  salma: {
    parts: ["voice", "certificates"],
    audiences: ["children", "teenagers", "women"],
    arabicName: "سلمى حجازي",
    language: "fr",
    answers: {
      calling: "J’ai commencé avec mes neveux, qui vivent à Lille et ne lisaient pas l’arabe.",
      first_lesson:
        "L’enfant choisit un objet près de lui, et nous cherchons les lettres de son nom. Il repart avec trois lettres.",
      hard_days: "Nous dessinons la lettre, nous la chantons, et nous nous arrêtons plus tôt.",
    },
  },
  abdelrahman: {
    parts: ["voice", "certificates"],
    audiences: ["teenagers", "men"],
    latinName: "Abdelrahman Al-Shafii",
    language: "ar",
    answers: {
      calling: "قرأت على شيخي ثماني سنوات، فلما أجازني قال لي: زكاة ما تعلمت أن تُقرئ.",
      first_lesson: "أستمع إلى الفاتحة وعشر آيات، ثم نتفق على موضع البداية وعلى قدر الحفظ.",
    },
  },
  mariam: {
    parts: ["certificates"],
    audiences: ["teenagers", "women"],
    arabicName: "مريم عبد اللطيف",
    language: "fr",
    answers: {
      first_lesson: "Nous commandons un thé ensemble, en égyptien, puis nous changeons de rôle.",
    },
  },
  karim: {
    parts: ["certificates"],
    audiences: ["teenagers", "men"],
    arabicName: "كريم منصور",
    language: "en",
    answers: { calling: "I learnt French as an adult, and remember what it is to begin." },
  },
} satisfies Partial<Record<TeacherKey, DemoProfile>>;

export async function writePublicProfiles(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
): Promise<void> {
  const agreedAt = new Date(now.getTime() - AGREED_DAYS_AGO * DAY_MS);
  const rows = entriesOf<keyof typeof PROFILES, DemoProfile>(PROFILES).map(
    ([teacher, { language, ...shown }]) => {
      const slug = slugOf(shown.latinName ?? TEACHERS[teacher].name, new Set(), "teacher");
      const row = { teacherId: ids[teacher], slug, isShown: true, agreedAt };
      return { ...row, ...shown, answersLanguage: language };
    },
  );
  await tx.insert(publicProfiles).values(rows);
}
