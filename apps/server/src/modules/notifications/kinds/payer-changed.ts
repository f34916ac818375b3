import { payerChanged } from "../../people/events.ts";
import { defineKind } from "./define-kind.ts";
import { doerOf } from "./lesson-news.ts";

/** All guardians of a family are told who pays from now on, whatever mails they chose: it is about their money. */
export const newPayer = defineKind({
  name: "payer-changed",
  group: "account",
  words: { guardian: "name" },
  mail: { isAlways: true },
}).follows([payerChanged], (ctx, _, { subject, aside: { payer, guardianIds } }) =>
  payer === null
    ? []
    : guardianIds.map((userId) => {
        const isOwn = userId === doerOf(ctx);
        return {
          userId,
          // Changed back and forth, it is told each time.
          key: `payer-changed:${subject.id}:${payer.id}:${ctx.clock.now().toISOString()}`,
          words: { guardian: payer.name },
          path: "/children",
          isOwn,
          ...(isOwn && { mail: null }),
        };
      }),
);
