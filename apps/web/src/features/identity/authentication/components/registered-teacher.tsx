import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";

type RegisteredTeacherProps = { teacher: CurrentUser; onBack: () => void; onNext: () => void };

/** Step 2 after registration: the account exists, so that there is nothing to send again. */
export function RegisteredTeacher({ teacher, onBack, onNext }: RegisteredTeacherProps) {
  const { t } = useTranslation(["auth", "common"]);
  const facts = [
    { label: t("fields.name"), value: <bdi>{teacher.name}</bdi> },
    { label: t("fields.email"), value: <bdi>{teacher.email}</bdi> },
  ];
  return (
    <div className="max-w-xl space-y-5">
      <h2>{t("register.details.T")}</h2>
      <FactList facts={facts} />
      <Note>{t("register.registered")}</Note>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onBack}>
          {t("common:actions.back")}
        </Button>
        <Button className="grow" onClick={onNext}>
          {t("common:actions.next")}
        </Button>
      </div>
    </div>
  );
}
