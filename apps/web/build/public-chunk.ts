const ICONS = [
  "arrow-right",
  "camera",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "menu",
  "pause",
  "message-circle",
  "phone",
  "play",
  "users",
  "x",
];

const PARTS = [
  "components/brand/",
  "components/layout/(channel|closing|language|mobile|page-head|public|skip|written)",
  "components/scenes/scene[.]",
  "components/ui/(accordion|button|disclosure|page-header|sound-button)",
  "config/",
  "features/identity/authentication/model/return-path",
  "i18n/",
  "lib/(api[-.]|cn|current-user|format[.]|institute|public-names|public-value|shared-value|use-current|use-reduced|use-written|when-idle)",
];

/**
 * What nearly every public page needs, in one file: as forty small ones it weighs 8 % more. A part that pages share only
 * now and then does not belong here.
 */
export const PUBLIC_CHUNK = {
  name: "public",
  test: new RegExp(
    `/lucide-react/dist/esm/(?!icons/)|/lucide-react/dist/esm/icons/(${ICONS.join("|")})[.]|/apps/web/src/(${PARTS.join("|")})|/react-router/dist/esm/useLocation[.]`,
  ),
};

const FIELDS = [
  "apps/web/src/components/ui/(card|control-classes|error-list|form-field|input|note|submit-button|text-field)[.]",
  "lucide-react/dist/esm/icons/info[.]",
  "apps/web/src/lib/use-failure-messages[.]",
];

/** The same for the pages with a form, contact and log-in; without the libraries, which other pages need too. */
export const FORM_CHUNK = {
  name: "form",
  test: new RegExp(`/(${FIELDS.join("|")})`),
  includeDependenciesRecursively: false,
};

/** How what is read looks until it is there, empty or refused: small parts that go together. */
export const STATES_CHUNK = {
  name: "states",
  test: /\/apps\/web\/src\/components\/ui\/(query-view|skeleton)[.]/,
  includeDependenciesRecursively: false,
};

/** What the list of all pages is called (src/open-router.ts). */
export const PAGES_FILE = "pages-";

/** A page carries a list of the files that it may need, in which their names would weigh; the shell asks for one by name. */
export function chunkFileNames({ name }: { name: string }) {
  return `assets/${name.startsWith("routeTree") ? PAGES_FILE : ""}[hash].js`;
}
