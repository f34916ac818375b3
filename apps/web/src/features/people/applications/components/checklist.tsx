import type { Application } from "@riwaq/contracts/people/applications";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { paths } from "../../../../config/paths.ts";
import { CertificatesPanel } from "./certificates-panel.tsx";
import { ChecklistItem } from "./checklist-item.tsx";
import type { Item } from "./checklist-item.tsx";
import { RecitationPanel } from "./recitation-panel.tsx";

const TABS = {
  photo: "profile",
  bio: "teaching",
  hours: "timetable",
  room: "teaching",
} as const;

/** Whether this is to be done: then the button is the loud one. */
const isOpen = ({ is_ready, is_needed, asked }: Item) => asked !== null || (!is_ready && is_needed);

/** What the button says, and to whom only hears it of what. */
function useNames(item: Item) {
  const { t } = useTranslation("application");
  if (!item.is_ready) return { label: t(`items.${item.item}.action`) };
  const label = t("change");
  return { label, "aria-label": `${label} – ${t(`items.${item.item}.title`)}` };
}

function ItemLink({ item }: { item: Item & { item: keyof typeof TABS } }) {
  const { label, ...names } = useNames(item);
  return (
    <Button asChild size="sm" variant={isOpen(item) ? "default" : "outline"} className="min-h-11">
      <Link to={paths.profile} search={{ tab: TABS[item.item] }} {...names}>
        {label}
      </Link>
    </Button>
  );
}

type FileItem = Item & { item: "recitation" | "certificates" };
type FilesProps = { item: FileItem; application: Application };

function FilesDialog({ item, application }: FilesProps) {
  const { t } = useTranslation("application");
  const { recitation, certificates } = application;
  const { label, ...names } = useNames(item);
  return (
    <FormDialog
      title={t(`${item.item}.title`)}
      trigger={
        <Button
          size="sm"
          variant={isOpen(item) ? "default" : "outline"}
          className="min-h-11"
          {...names}
        >
          {label}
        </Button>
      }
    >
      {() =>
        item.item === "recitation" ? (
          <RecitationPanel recitation={recitation} />
        ) : (
          <CertificatesPanel certificates={certificates} />
        )
      }
    </FormDialog>
  );
}

const isFiles = (item: Item): item is FileItem =>
  item.item === "recitation" || item.item === "certificates";

/** All that belongs to an application, in its order. */
export function Checklist({ application }: { application: Application }) {
  const { t } = useTranslation("application");
  return (
    <ul aria-label={t("list")} className="divide-y divide-line">
      {application.items.map((item) => (
        <ChecklistItem
          key={item.item}
          item={item}
          action={
            isFiles(item) ? (
              <FilesDialog item={item} application={application} />
            ) : (
              <ItemLink item={{ ...item, item: item.item as keyof typeof TABS }} />
            )
          }
        />
      ))}
    </ul>
  );
}
