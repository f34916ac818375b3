import { createFileRoute } from "@tanstack/react-router";

import { ShopPage } from "../../../features/billing/shop/components/shop-page.tsx";
import { shopQuery } from "../../../features/billing/shop/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/shop")({
  staticData: {
    page: "shop",
    right: "money",
    namespaces: ["billing", "profile", "lessons", "cities", "errors"],
  },
  loader: () => void beginWithRight("money", shopQuery),
  component: ShopPage,
});
