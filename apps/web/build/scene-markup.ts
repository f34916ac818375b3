import { createElement } from "react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const LIGHT_COLOUR = /(?:^|\s)(?:(fill|stroke)-\[(#\w+)\]|\[(stop-color):(#\w+)\])/g;

/** The site's own scene as it stands on paper: its classes for colours become attributes, which need no stylesheet. */
export function sceneMarkup(Scene: ComponentType<{ className: string }>) {
  return renderToStaticMarkup(createElement(Scene, { className: "" })).replaceAll(
    / class="([^"]*)"/g,
    (_, classes: string) =>
      [...classes.matchAll(LIGHT_COLOUR)]
        .map(([, paint, colour, stop, stopColour]) => ` ${paint ?? stop}="${colour ?? stopColour}"`)
        .join(""),
  );
}
