import type { Resource } from "@riwaq/contracts/learning/resources";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, Eye, Pencil, Trash2, UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../../components/ui/dropdown-menu.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { useDeletion } from "./use-deletion.ts";

type DialogName = "edit" | "assign";

type MenuItemsProps = { resource: Resource; onOpen: (name: DialogName) => void };

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

/** A dialog opens once its menu is closed and has given the focus back: there it returns in the end. */
function useDialogs() {
  const [opened, setOpened] = useState<DialogName>();
  const next = useRef<DialogName>(undefined);
  const open = () => {
    setOpened(next.current);
    next.current = undefined;
  };
  const choose = (name: DialogName) => {
    next.current = name;
  };
  return { opened, choose, open, close: () => setOpened(undefined) };
}

type ResourceMenuProps = { resource: Resource; pupils: PupilList };

/** What can be done with a resource. Deleting asks nothing: it can be taken back. */
export function ResourceMenu({ resource, pupils }: ResourceMenuProps) {
  const { t } = useTranslation("resources");
  const { opened, choose, open, close } = useDialogs();
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
        <DropdownMenuContent align="end" onCloseAutoFocus={open}>
          <MenuItems resource={resource} onOpen={choose} />
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === "edit" && <EditDialog resource={resource} onClose={close} />}
      {opened === "assign" && <AssignDialog resource={resource} pupils={pupils} onClose={close} />}
    </>
  );
}
