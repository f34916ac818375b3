import { createElement } from "react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const LIGHT_COLOUR =
  /(?:^|\s)(?:(fill|stroke)-(?:\[(#\w+)\]|(accent-soft|accent|surface|primary)(?=\s|$))|\[(stop-color):(#\w+)\])/g;

/** The design tokens in light (src/styles/tokens.css), as drawings know colours. */
const TOKENS: Record<string, string> = {
  "accent-soft": "#F7E6C4",
  accent: "#C98A1B",
  surface: "#FFFFFF",
  primary: "#0E5C4A",
};

/** The site's own scene as it stands on paper: its classes for colours become attributes, which need no stylesheet. */
export function sceneMarkup(Scene: ComponentType<{ className: string }>) {
  return renderToStaticMarkup(createElement(Scene, { className: "" })).replaceAll(
    / class="([^"]*)"/g,
    (_, classes: string) =>
      [...classes.matchAll(LIGHT_COLOUR)]
        .map(
          ([, paint, colour, token = "", stop, stopColour]) =>
            ` ${paint ?? stop}="${colour ?? TOKENS[token] ?? stopColour}"`,
        )
        .join(""),
  );
}
