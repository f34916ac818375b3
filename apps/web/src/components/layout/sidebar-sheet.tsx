import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { Sheet, SheetContent, SheetTrigger } from "../ui/sheet.tsx";
import { Sidebar } from "./sidebar.tsx";

export function SidebarSheet({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <SheetTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("nav.openMenu")}
          className="-ms-2 lg:hidden"
        >
          <Menu strokeWidth={1.75} />
        </Button>
      </SheetTrigger>
      <SheetContent title={t("nav.main")}>
        <Sidebar user={user} onChoose={() => setIsOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}
