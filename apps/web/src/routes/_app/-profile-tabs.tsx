import type { Role } from "@riwaq/contracts/roles";
import { type ReactNode, Suspense } from "react";

import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { OwnPage } from "../../features/face/teachers/components/own-page.tsx";
import { AccountTab } from "../../features/identity/account/components/account-tab.tsx";
import { SecurityTab } from "../../features/identity/account/components/security-tab.tsx";
import { ThemeCard } from "../../features/identity/settings/components/dark-mode-switch.tsx";
import { ChoicesTab } from "../../features/notifications/notifications/components/choices-tab.tsx";
import { OwnFiles } from "../../features/people/applications/components/own-files.tsx";
import { PublicProfileCard } from "../../features/people/public-profiles/components/public-profile-card.tsx";
import { TeachingTab } from "../../features/people/teachers/components/teaching-tab.tsx";
import { FamilyParts } from "./-family-parts.tsx";

const whenReady = (part: ReactNode) => <Suspense fallback={<SkeletonRows />}>{part}</Suspense>;

/** What other rooms have to say on a profile, each by the name of its place there. */
export const profileTabs = (userId: string, held: readonly Role[]) => ({
  notifications: whenReady(<ChoicesTab userId={userId} />),
  teaching: whenReady(
    <TeachingTab
      files={<OwnFiles />}
      visitors={<PublicProfileCard preview={<OwnPage id={userId} />} />}
    />,
  ),
  security: whenReady(<SecurityTab />),
  account: whenReady(<AccountTab />),
  theme: <ThemeCard />,
  parents: whenReady(<FamilyParts userId={userId} held={held} />),
});
