import type { Resource } from "@riwaq/contracts/resources";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, Eye, Pencil, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { paths } from "../../../config/paths.ts";
import { isolated } from "../model/isolated.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { useDeletion } from "./use-deletion.ts";

type Opened = "edit" | "assign" | undefined;

type MenuItemsProps = { resource: Resource; onOpen: (opened: Opened) => void };

function MenuItems({ resource, onOpen }: MenuItemsProps) {
  const { t } = useTranslation(["resources", "common"]);
  const remove = useDeletion(resource);
  const items = [
    { id: "edit", label: t("common:actions.edit"), Icon: Pencil, run: () => onOpen("edit") },
    { id: "assign", label: t("menu.assign"), Icon: UserPlus, run: () => onOpen("assign") },
    { id: "delete", label: t("common:actions.delete"), Icon: Trash2, run: remove },
  ];
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={paths.resource} params={{ id: resource.id }}>
          <Eye aria-hidden strokeWidth={1.75} />
          {t("common:actions.view")}
        </Link>
      </DropdownMenuItem>
      {items.map(({ id, label, Icon, run }) => (
        <DropdownMenuItem key={id} onSelect={run}>
          <Icon aria-hidden strokeWidth={1.75} />
          {label}
        </DropdownMenuItem>
      ))}
    </>
  );
}

type ResourceMenuProps = { resource: Resource; pupils: PupilList };

/** What can be done with a resource. Deleting asks nothing: it can be taken back. */
export function ResourceMenu({ resource, pupils }: ResourceMenuProps) {
  const { t } = useTranslation("resources");
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("menu.label", { title: isolated(resource.title) })}
          >
            <EllipsisVertical aria-hidden strokeWidth={1.75} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <MenuItems resource={resource} onOpen={setOpened} />
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === "edit" && <EditDialog resource={resource} onClose={close} />}
      {opened === "assign" && <AssignDialog resource={resource} pupils={pupils} onClose={close} />}
    </>
  );
}
