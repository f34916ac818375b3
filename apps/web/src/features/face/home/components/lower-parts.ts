import { AfterLesson } from "./after-lesson.tsx";
import { FairRules } from "./fair-rules.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LessonWeek } from "./lesson-week.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { VoicesAndQuestions } from "./questions.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** Of the home page below its first screen, by name. */
export const LOWER_PARTS = {
  why: WhyChoose,
  programs: ProgramCards,
  how: HowItWorks,
  week: LessonWeek,
  after: AfterLesson,
  fair: FairRules,
  questions: VoicesAndQuestions,
} as const;
export type LowerPartName = keyof typeof LOWER_PARTS;
