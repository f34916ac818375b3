import type { ErrorCode } from "@riwaq/contracts/errors";
import { type Language, languageFrom } from "@riwaq/contracts/languages";
import type { FastifyReply, FastifyRequest } from "fastify";

import { failureText, languageOf } from "../i18n/translate.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { cspHeader } from "./security-headers.ts";

/** Whether somebody is to read the answer in a browser's window, and not a script or another system. */
export function isForReader({ method, url, headers, routeOptions }: FastifyRequest): boolean {
  const isApi = url.startsWith("/api/") || routeOptions?.url?.startsWith("/api/");
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !isApi && (headers.accept?.includes("text/html") ?? false);
}

/** What stands where a page could not be given. It needs no other file: those may be out of reach as well. */
export const sendFailurePage = (code: ErrorCode, request: FastifyRequest, reply: FastifyReply) =>
  sendPage(kindOf(code), request, reply);

/** What a browser keeps, in the reader's language, to stand in for any page that it cannot reach (sw.js). */
export const sendOfflinePage = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage("offline", request, reply);

function sendPage(kind: Kind, request: FastifyRequest, reply: FastifyReply) {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const language =
    (typeof lang === "string" ? languageFrom(lang) : undefined) ??
    languageOf(request.cookies?.lang, request.headers["accept-language"]);
  const html = pageOf(kind, language);
  return reply
    .header("content-language", language)
    .header("content-security-policy", cspHeader(inlineScriptHashes(html)))
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .serializer((text: string) => text)
    .send(html);
}

type Kind = "busy" | "tooMany" | "missing" | "fault" | "offline";

function kindOf(code: ErrorCode): Kind {
  if (code === "unavailable") return "busy";
  if (code === "too_many") return "tooMany";
  return code === "not_found" ? "missing" : "fault";
}

/** Where to go from here, the best first. An empty address is the same one again. */
function linksOf(kind: Kind) {
  if (kind === "missing") return [{ href: "/", key: "home" }];
  const again = { href: "", key: "retry" };
  return kind === "offline" ? [again, { href: "/practice", key: "practice" }] : [again];
}

function pageOf(kind: Kind, language: Language): string {
  const say = (key: string) => failureText(key, language);
  const links = linksOf(kind).map(({ href, key }) => `<a href="${href}">${say(key)}</a>`);
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(`${kind}.title`)} · ${say("institute")}</title>
<style>${STYLE}</style>
<script>${THEME}</script>
</head>
<body>
<main>
<svg viewBox="0 0 30 34" width="60" height="68" aria-hidden="true"><path d="M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18"/><path d="M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16"/></svg>
<h1>${say(`${kind}.title`)}</h1>
<p>${say(`${kind}.text`)}</p>
${links.join("\n")}
</main>
</body>
</html>
`;
}

/** The theme that was chosen on the site; light where none was. */
const THEME = `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.dataset.theme="dark"}catch(e){}`;

/** The palette and forms of the site (apps/web/src/styles/tokens.css), with faces that every system has. */
const STYLE = `
:root{color-scheme:light;--paper:oklch(0.968 0.014 89);--ink:oklch(0.287 0.034 180);--muted:oklch(0.468 0.03 178);--primary:oklch(0.425 0.077 172);--on-primary:oklch(1 0 90)}
[data-theme=dark]{color-scheme:dark;--paper:oklch(0.224 0.023 181);--ink:oklch(0.943 0.018 89);--muted:oklch(0.802 0.017 163);--primary:oklch(0.744 0.106 172);--on-primary:oklch(0.223 0.031 169)}
*{box-sizing:border-box;margin:0}
body{min-block-size:100dvh;display:grid;place-items:center;padding:min(1.5rem,5vw);background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "IBM Plex Sans Arabic",system-ui,sans-serif}
main{min-inline-size:0;max-inline-size:32rem;text-align:center;overflow-wrap:anywhere}
svg{fill:none;stroke:var(--primary);stroke-width:1.75}
h1{margin-block:1.5rem .75rem;font:500 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.15 Georgia,serif;text-wrap:balance;overflow-wrap:anywhere}
:lang(ar) h1{line-height:1.4;font-family:"Amiri","Traditional Arabic","Geeza Pro",serif}
p{color:var(--muted);text-wrap:pretty}
a{display:inline-block;margin:1.75rem .25rem 0;padding:.75rem 1.75rem;min-block-size:2.75rem;border-radius:10px;background:var(--primary);color:var(--on-primary);font-weight:500;text-decoration:none}
a + a{background:none;color:var(--primary);text-decoration:underline;text-underline-offset:4px}
a:focus-visible{outline:2px solid var(--primary);outline-offset:3px}
`;
