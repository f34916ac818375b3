import { expect, it } from "vitest";

import { firstStyles } from "./first-styles.ts";

const HTML = `<body class="p-1"><p class="hover:p-2 [&amp;_a]:p-3 before:content-[&#x27;&#x27;]">Text</p></body>`;
const SCRIPT = "const row=`p-4 p-5`,cell=`${tone} p-6`,name='p-7',other=p-8";
const of = (css: string) => firstStyles({ html: HTML, scripts: [SCRIPT] }, css);

it.each([
  [".p-1{padding:1px}", ".p-1{padding:1px}"],
  [".p-9{padding:9px}", ""],
  [".p-9,.p-1{padding:1px}", ".p-9,.p-1{padding:1px}"],
  [".hover\\:p-2:hover{padding:2px}", ".hover\\:p-2:hover{padding:2px}"],
  [".\\[\\&_a\\]\\:p-3 a{padding:3px}", ".\\[\\&_a\\]\\:p-3 a{padding:3px}"],
  [".before\\:content-\\[\\'\\'\\]{order:1}", ".before\\:content-\\[\\'\\'\\]{order:1}"],
  [".p-4,.p-9{padding:4px}", ".p-4,.p-9{padding:4px}"],
  [".p-5{padding:5px}", ".p-5{padding:5px}"],
  [".p-6{padding:6px}", ".p-6{padding:6px}"],
  [".p-7{padding:7px}", ".p-7{padding:7px}"],
  [".p-8{padding:8px}", ""],
  [".p-1 .p-9{padding:9px}", ""],
  ["p,[data-mark]{margin:0}", "p,[data-mark]{margin:0}"],
  [":root{--a:1}", ":root{--a:1}"],
  ["@media print{.p-9{color:red}}", ""],
  ["@media print{.p-1{color:red}}", "@media print{.p-1{color:red}}"],
])("of %s there is %s", (css, kept) => {
  expect(of(css)).toBe(kept);
});

it("keeps the order of the layers", () => {
  const css =
    "@layer base,utilities;@layer base{p{margin:0}}@layer utilities{.p-9{padding:9px}.p-1{padding:1px}}";
  expect(of(css)).toBe("@layer base{p{margin:0}}@layer utilities{.p-1{padding:1px}}");
});
