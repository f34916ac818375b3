import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from "../i18n/languages.ts";
import { THEME_KEY } from "./theme.ts";

/** Set once the Arabic fonts have been here (build/deferred-files.ts). */
export const FONTS_KEY = "fonts";

/**
 * Runs in the head before anything is painted: the theme on every page, and on the shell, which is the same
 * file for every language, the language and direction too. Written out, since it may import nothing.
 */
export const firstPaintScript = `(function(){var h=document.documentElement,t,l,f;
try{t=localStorage.getItem("${THEME_KEY}");l=localStorage.getItem("${LANGUAGE_KEY}");f=localStorage.getItem("${FONTS_KEY}")}catch(e){}
h.dataset.theme=t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
if(h.hasAttribute("data-prerendered")){if(h.lang==="ar"&&!f)h.dataset.plain="";return}
l=new URLSearchParams(location.search).get("lang")||l;
var k=${JSON.stringify(LANGUAGES)},c=[l].concat(navigator.languages||[]),r="${FALLBACK_LANGUAGE}";
for(var i=0;i<c.length;i++){var b=String(c[i]||"").toLowerCase().split("-")[0];if(k.indexOf(b)>=0){r=b;break}}
h.lang=r;h.dir=r==="ar"?"rtl":"ltr"})()`;
