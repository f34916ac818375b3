import { createStart } from "@tanstack/react-start";

/** Only the public pages are written at build time; each of them says so with `ssr: true`. */
export const startInstance = createStart(() => ({ defaultSsr: false }));
