import type { Applicant } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { PersonLink } from "../../../../components/people/person-link.tsx";
import { DataTable } from "../../../../components/ui/data-table.tsx";
import type { Column } from "../../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatNumber } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { type ApplicationParts, ApplicantDialog } from "./applicant-dialog.tsx";

function useColumns(parts: ApplicationParts): Column<Applicant>[] {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  return [
    {
      id: "name",
      place: "title",
      header: t("applicants.name"),
      cell: ({ id, name }) => (
        <PersonLink id={id} name={name} className="font-semibold wrap-anywhere" />
      ),
    },
    {
      id: "languages",
      header: t("applicants.languages"),
      cell: ({ languages }) => languages.map((code) => languageLabel(code, language)).join(" · "),
    },
    {
      id: "sent",
      header: t("applicants.sent"),
      cell: ({ sent_at }) => sent_at && <bdi>{formatDate(sent_at, language, zone)}</bdi>,
    },
    {
      id: "files",
      header: t("applicants.toCheck"),
      cell: ({ files_pending }) => formatNumber(files_pending, language),
    },
    {
      id: "lessons",
      header: t("applicants.lessons"),
      cell: ({ coming_lessons }) => formatNumber(coming_lessons, language),
    },
    {
      id: "actions",
      place: "actions",
      header: t("applicants.actions"),
      cell: (teacher) => <ApplicantDialog teacher={teacher} {...parts} />,
    },
  ];
}

type TableProps = ApplicationParts & { teachers: readonly Applicant[] };

export function ApplicantTable({ teachers, ...parts }: TableProps) {
  const { t } = useTranslation("teachers");
  return (
    <DataTable
      caption={t("title")}
      columns={useColumns(parts)}
      rows={teachers}
      rowKey={({ id }) => id}
    />
  );
}
