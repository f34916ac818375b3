const ICONS = [
  "arrow-right",
  "camera",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "menu",
  "message-circle",
  "phone",
  "users",
  "x",
];

const PARTS = [
  "components/brand/",
  "components/layout/(channel|closing|language|mobile|page-head|public|skip|written)",
  "components/scenes/scene[.]",
  "components/ui/(accordion|button|carousel|disclosure|page-header|use-carousel)",
  "config/",
  "i18n/",
  "lib/(api|cn|current-user|format|institute|shared-value|use-current|use-reduced|use-written|when-idle)",
];

/**
 * What nearly every public page needs, in one file: as forty small ones it weighs 8 % more. A part that pages share only
 * now and then does not belong here.
 */
export const PUBLIC_CHUNK = {
  name: "public",
  test: new RegExp(
    `/lucide-react/dist/esm/(?!icons/)|/lucide-react/dist/esm/icons/(${ICONS.join("|")})[.]|/apps/web/src/(${PARTS.join("|")})`,
  ),
};
