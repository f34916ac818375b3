import type { PublicProfile } from "@riwaq/contracts/people/public-profiles";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Switch } from "../../../../components/ui/switch.tsx";
import { paths } from "../../../../config/paths.ts";
import type { PublicValues } from "../model/public-values.ts";

/** The teacher's own yes; where it leads, once visitors find them. */
export function ShownSwitch({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation("showcase");
  const id = useId();
  const { value, onChange } = useController<PublicValues, "is_shown">({ name: "is_shown" }).field;
  const { slug, is_found: isFound, is_shown: isShown } = profile;
  return (
    <div className="space-y-2">
      <div className="flex min-h-11 items-center gap-3">
        <Switch id={id} checked={value} onCheckedChange={onChange} />
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {t("own.show")}
        </label>
      </div>
      {isShown && !isFound && <p className="text-sm text-ink-muted">{t("own.waiting")}</p>}
      {isFound && slug !== null && (
        <Link
          to={paths.teacher}
          params={{ id: slug }}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-info underline underline-offset-4"
        >
          {t("own.address")}
          <bdi dir="ltr">{paths.teacher.replace("$id", slug)}</bdi>
        </Link>
      )}
    </div>
  );
}
