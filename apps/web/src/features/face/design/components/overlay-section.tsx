import { Bell, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../../../components/ui/dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { Sheet, SheetContent, SheetTrigger } from "../../../../components/ui/sheet.tsx";
import { Tooltip } from "../../../../components/ui/tooltip.tsx";
import { Specimen } from "./specimen.tsx";

function Dialogs() {
  const { t } = useTranslation(["design", "common"]);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Specimen name="Dialog">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">{t("overlays.open")}</Button>
          </DialogTrigger>
          <DialogContent title={t("overlays.title")} description={t("overlays.text")}>
            <p>{t("fields.aboutText")}</p>
            <DialogActions>
              <DialogClose asChild>
                <Button>{t("common:actions.close")}</Button>
              </DialogClose>
            </DialogActions>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen name="AlertDialog">
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={t("overlays.ask")}
          description={t("overlays.askText")}
          confirmLabel={t("common:actions.delete")}
          isDestructive
          onConfirm={() => setIsAsking(false)}
          trigger={<Button variant="outline">{t("overlays.open")}</Button>}
        />
      </Specimen>
    </>
  );
}

function Menu() {
  const { t } = useTranslation(["design", "common"]);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">{t("overlays.open")}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>{t("common:actions.view")}</DropdownMenuItem>
        <DropdownMenuItem disabled>{t("common:actions.edit")}</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem>
          <Trash2 aria-hidden strokeWidth={1.75} />
          {t("common:actions.delete")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** What opens above the page: by a press, by the keyboard, and closed with Escape. */
export function OverlaySection() {
  const { t } = useTranslation(["design", "common"]);
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-6">
      <Dialogs />
      <Specimen name="Sheet">
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline">{t("overlays.open")}</Button>
          </SheetTrigger>
          <SheetContent title={t("overlays.title")}>
            <p className="p-6 pe-14">{t("overlays.text")}</p>
          </SheetContent>
        </Sheet>
      </Specimen>
      <Specimen name="DropdownMenu">
        <Menu />
      </Specimen>
      <Specimen name="Popover">
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">{t("overlays.open")}</Button>
          </PopoverTrigger>
          <PopoverContent className="max-w-72">{t("overlays.text")}</PopoverContent>
        </Popover>
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip label={t("common:notifications.title")}>
          <Button variant="outline" size="icon" aria-label={t("common:notifications.title")}>
            <Bell aria-hidden strokeWidth={1.75} />
          </Button>
        </Tooltip>
      </Specimen>
    </div>
  );
}
