import { Link } from "@tanstack/react-router";
import { ClipboardCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useHeardPupil } from "../model/use-pupil.ts";
import { useInside } from "../model/use-room.ts";

/** In a tab of its own: the room stays, and only the teacher sees the questions. */
export function ToTest() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const pupil = useHeardPupil();
  if (room.role !== "teacher" || pupil === null) return null;
  return (
    <Button asChild variant="outline" size="sm" className="mt-4">
      <Link
        to={paths.tests}
        params={{ id: pupil }}
        search={{ lesson: room.lesson }}
        target="_blank"
      >
        <ClipboardCheck aria-hidden strokeWidth={1.75} />
        {t("room.plan.test")}
      </Link>
    </Button>
  );
}
