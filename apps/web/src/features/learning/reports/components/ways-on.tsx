import { Link } from "@tanstack/react-router";
import { AudioLines, ClipboardCheck, Ear } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

/** To what else is kept of one pupil. */
export function WaysOn({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <Link to={paths.recitations} params={{ id }}>
          <AudioLines aria-hidden strokeWidth={1.75} />
          {t("titles.recitations")}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.tests} params={{ id }} search={{}}>
          <ClipboardCheck aria-hidden strokeWidth={1.75} />
          {t("titles.tests")}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.rules} params={{ id }}>
          <Ear aria-hidden strokeWidth={1.75} />
          {t("titles.rules")}
        </Link>
      </Button>
    </div>
  );
}
