import type { AnyRoute } from "@tanstack/react-router";

import { Route as unknownAddress } from "./routes/$.tsx";
import { Route as root } from "./routes/__root.tsx";
import { Route as frame } from "./routes/_public.tsx";
import { Route as about } from "./routes/_public/about.tsx";
import { Route as cancel } from "./routes/_public/cancel.tsx";
import { Route as conditions } from "./routes/_public/conditions.tsx";
import { Route as contact } from "./routes/_public/contact.tsx";
import { Route as curriculum } from "./routes/_public/curriculum.tsx";
import { Route as findTeacher } from "./routes/_public/find-a-teacher.tsx";
import { Route as legal } from "./routes/_public/legal.tsx";
import { Route as login } from "./routes/_public/login.tsx";
import { Route as placement } from "./routes/_public/placement.tsx";
import { Route as pricing } from "./routes/_public/pricing.tsx";
import { Route as privacy } from "./routes/_public/privacy.tsx";
import { Route as programme } from "./routes/_public/programs/$slug.tsx";
import { Route as programs } from "./routes/_public/programs/index.tsx";
import { Route as register } from "./routes/_public/register.tsx";
import { Route as teacher } from "./routes/_public/teachers/$id.tsx";
import { Route as teachers } from "./routes/_public/teachers/index.tsx";
import { Route as terms } from "./routes/_public/terms.tsx";
import { Route as withdraw } from "./routes/_public/withdraw.tsx";
import { Route as home } from "./routes/index.tsx";

/** What the generated tree (routeTree.gen.ts) does to each of its routes. */
function placed<R extends AnyRoute>(route: R, parent: AnyRoute, path: string): R {
  const id = path || "/_public";
  Object.assign(route.options, { id, getParentRoute: () => parent, ...(path && { path }) });
  return route;
}

const PAGES: Record<string, AnyRoute> = {
  "/about": about,
  "/cancel": cancel,
  "/conditions": conditions,
  "/contact": contact,
  "/curriculum": curriculum,
  "/find-a-teacher": findTeacher,
  "/legal": legal,
  "/login": login,
  "/placement": placement,
  "/pricing": pricing,
  "/privacy": privacy,
  "/programs/": programs,
  "/programs/$slug": programme,
  "/register": register,
  "/teachers/": teachers,
  "/teachers/$id": teacher,
  "/terms": terms,
  "/withdraw": withdraw,
};

const pages = Object.entries(PAGES).map(([path, page]) => placed(page, frame, path));

/** The pages that are written at build time, and the one for all other addresses. */
export const publicTree = root.addChildren([
  placed(home, root, "/"),
  placed(unknownAddress, root, "/$"),
  placed(frame, root, "").addChildren(pages),
]);
