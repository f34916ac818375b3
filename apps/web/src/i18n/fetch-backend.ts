import type { BackendModule, ReadCallback, ResourceKey } from "i18next";

async function read(language: string, namespace: string, callback: ReadCallback) {
  const address = `/locales/${language}/${namespace}.json`;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) {
    callback(`${address}: ${answer?.status ?? "no answer"}`, !answer || answer.status >= 500);
    return;
  }
  const texts = (await answer.json().catch(() => undefined)) as ResourceKey | undefined;
  if (texts) callback(null, texts);
  else callback(`${address}: no JSON`, false);
}

/** Brings the texts. Where its second answer is `true`, i18next asks again as `options.ts` says. */
export const fetchBackend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, callback) => void read(language, namespace, callback),
};
