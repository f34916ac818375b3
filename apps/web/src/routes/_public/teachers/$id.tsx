import { Navigate, createFileRoute, useHydrated, useLocation } from "@tanstack/react-router";
import { Suspense, lazy } from "react";

import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { paths } from "../../../config/paths.ts";
import { PublicTeacherPage } from "../../../features/face/teachers/components/public-teacher-page.tsx";
import { loadCurrentUser } from "../../../features/identity/authentication/model/route-guards.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";

// Visitors do not download what only a signed-in person sees.
const TeacherToBook = lazy(async () => ({
  default: (await import("./-teacher-to-book.tsx")).TeacherToBook,
}));

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[.]\d{3}Z$/;
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** `?at=2026-12-01T17:00:00.000Z`: the hour that was chosen before signing in. */
function parseHour({ at }: Record<string, unknown>): { at?: string } {
  return typeof at === "string" && ISO.test(at) && !Number.isNaN(Date.parse(at)) ? { at } : {};
}

/** One address, two pages: what the teacher shows to everybody, and the page on which families book. */
export const Route = createFileRoute("/_public/teachers/$id")({
  ssr: true,
  staticData: { isForEveryone: true, page: "teacher", namespaces: ["showcase", "cities"] },
  validateSearch: parseHour,
  loader: async ({ context, params }) => {
    const user = await loadCurrentUser();
    if (!user) return;
    const { TEXTS_TO_BOOK, beginTeacher } = await import("./-begin-teachers.ts");
    beginTeacher(params.id);
    await context.i18n.loadNamespaces(TEXTS_TO_BOOK);
  },
  component: TeacherRoute,
});

function TeacherRoute() {
  const user = useCurrentUser();
  const { id } = Route.useParams();
  const { at } = Route.useSearch();
  const navigate = Route.useNavigate();
  const href = useLocation({ select: (location) => location.href });
  const isHydrated = useHydrated();
  // Who comes by the link of a mail, with an hour or an id, has an account already.
  if (!user && isHydrated && (at !== undefined || ID.test(id))) {
    return <Navigate to={paths.login} state={{ returnTo: href }} replace />;
  }
  if (!user) return <PublicTeacherPage key={id} slug={id} />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <TeacherToBook
        id={id}
        startsAt={at}
        onHourLeft={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
    </Suspense>
  );
}
