import type { Memory } from "@riwaq/contracts/memory/plan";
import { Link } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { BEGINNING_PATH } from "../../../../config/paths.ts";
import { Titled } from "./titled.tsx";

/** What was held before the first lesson, as somebody who knows says; asked first where nothing is known. */
export function Beginning({ memory, isFirst }: { memory: Memory; isFirst: boolean }) {
  const { t } = useTranslation("memory");
  return (
    <Titled title={t("beginning.title")}>
      {() => (
        <>
          <p className="measure text-ink-muted">
            {t(isFirst ? "beginning.first" : "beginning.later")}
          </p>
          <Button asChild variant={isFirst ? "default" : "outline"}>
            <Link to={BEGINNING_PATH} search={{ pupil: memory.student_id } as never}>
              <ListChecks aria-hidden strokeWidth={1.75} />
              {t("beginning.say")}
            </Link>
          </Button>
        </>
      )}
    </Titled>
  );
}
