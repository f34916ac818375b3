/**
 * dependency-cruiser reads TypeScript through the compiler's old API, which TypeScript 7 no longer has.
 * Loaded with `--import`, this gives it TypeScript 6 under the name it asks for. Goes when it supports 7.
 */
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const wanted = /^typescript(\/|$)/.test(specifier)
      ? `@typescript/${specifier.replace("typescript", "typescript6")}`
      : specifier;
    return next(wanted, context);
  },
});
