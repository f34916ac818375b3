declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod probes `new Function` on its first object, which the content security policy reports as a violation.
// Set on its global, since importing zod here would bring it into the entry chunk.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
