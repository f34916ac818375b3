import type { Session } from "@riwaq/contracts/scheduling/sessions";

import { useLanguage } from "../../../../i18n/use-language.ts";

/** What the lesson is of, with whom. */
export function LessonProgramme({ session }: { session: Session }) {
  const { language } = useLanguage();
  const { programme, teacher_name } = session;
  return (
    <>
      {programme && <>{programme[language]} · </>}
      <bdi>{teacher_name}</bdi>
    </>
  );
}
