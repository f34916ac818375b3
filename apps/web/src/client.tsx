import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { nameMissingParts } from "./lib/missing-part.ts";
import { getRouter } from "./router.tsx";

/** Start's own entry brings what server functions need, a tenth of a public page's budget: there are none here. */
async function hydrate() {
  nameMissingParts();
  const router = await getRouter();
  router.options.defaultSsr = false;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void hydrate();
