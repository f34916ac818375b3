import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ProgressSegments } from "../../../../components/ui/progress-segments.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { QUESTIONS, nextQuestion, parseTaps, tapsBefore } from "../model/five-taps.ts";
import { FoundThree } from "./found-three.tsx";
import { TapChoices } from "./tap-choices.tsx";

/** For whom, how old, what, how far, and when: five taps to three teachers. The address holds the answers. */
export function FindTeacherPage({ search }: { search: Record<string, unknown> }) {
  const taps = parseTaps(search);
  const { t } = useTranslation("showcase");
  const question = nextQuestion(taps);
  const heading = useQuestionFocus(question);
  const step = question ? QUESTIONS.indexOf(question) + 1 : QUESTIONS.length;
  const before = QUESTIONS[question ? step - 2 : step - 1];
  return (
    // As high as the screen: the foot, which grows with the channels, moves below it.
    <div className="wrap min-h-dvh pt-8 lg:pt-14">
      <h1
        ref={question ? undefined : heading}
        tabIndex={-1}
        className={cn("outline-none", !question && "mb-6")}
      >
        {question ? t("find.title") : t("find.found")}
      </h1>
      {question ? (
        <div className="mt-6 max-w-2xl space-y-6">
          <ProgressSegments current={step} total={QUESTIONS.length} />
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {question === "age"
              ? t(`find.questions.age.${taps.who ?? "me"}`)
              : t(`find.questions.${question}`)}
          </h2>
          <TapChoices question={question} taps={taps} />
        </div>
      ) : (
        <FoundThree taps={taps} />
      )}
      {before && (
        <Button asChild variant="ghost" size="sm" className="mt-6 -ms-3.5 min-h-11">
          <Link to={paths.findTeacher} search={tapsBefore(taps, before)}>
            <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
            {t("find.back")}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** Each new question takes the focus, and the result after them; what stands first leaves it to the page. */
function useQuestionFocus(question: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current !== question) heading.current?.focus();
    shown.current = question;
  }, [question]);
  return heading;
}
