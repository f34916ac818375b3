import type { Resource } from "@riwaq/contracts/resources";
import { EllipsisVertical, Eye, Pencil, Trash2, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";

/** What can be done with a resource once its files are here; until then the menu says so. */
export function ResourceMenu({ resource }: { resource: Resource }) {
  const { t } = useTranslation(["resources", "common"]);
  const items = [
    { id: "view", label: t("common:actions.view"), Icon: Eye },
    { id: "edit", label: t("common:actions.edit"), Icon: Pencil },
    { id: "assign", label: t("menu.assign"), Icon: UserPlus },
    { id: "delete", label: t("common:actions.delete"), Icon: Trash2 },
  ];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t("menu.label", { title: resource.title })}>
          <EllipsisVertical aria-hidden strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-w-64">
        {items.map(({ id, label, Icon }) => (
          <DropdownMenuItem key={id} disabled>
            <Icon aria-hidden strokeWidth={1.75} />
            {label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <p className="px-3 py-1.5 text-sm text-ink-muted">{t("menu.later")}</p>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
