const LIGHT =
  "color-scheme:light;--ink:oklch(0.287 0.034 180);--muted:oklch(0.468 0.03 178);--paper:oklch(0.968 0.014 89);--surface:oklch(1 0 90);--line:oklch(0.881 0.014 97);--strong:oklch(0.628 0.018 166);--primary:oklch(0.425 0.077 172);--hover:oklch(0.367 0.066 172);--on-primary:oklch(1 0 90);--soft:oklch(0.935 0.02 173);--accent-soft:oklch(0.932 0.047 85);--on-accent:oklch(0.426 0.09 75);--danger:oklch(0.519 0.136 34);--danger-soft:oklch(0.932 0.022 38)";
const DARK =
  "color-scheme:dark;--ink:oklch(0.943 0.018 89);--muted:oklch(0.802 0.017 163);--paper:oklch(0.224 0.023 181);--surface:oklch(0.281 0.029 181);--line:oklch(0.365 0.031 180);--strong:oklch(0.603 0.028 171);--primary:oklch(0.744 0.106 172);--hover:oklch(0.801 0.094 173);--on-primary:oklch(0.223 0.031 169);--soft:oklch(0.326 0.046 175);--accent-soft:oklch(0.309 0.046 84);--on-accent:oklch(0.865 0.093 84);--danger:oklch(0.811 0.09 36);--danger-soft:oklch(0.295 0.053 35)";

/** The palette and forms of the site (apps/web/src/styles/tokens.css), with faces that every system has. */
export const PAY_STYLE = `
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box;margin:0}
body{min-block-size:100dvh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "IBM Plex Sans Arabic",system-ui,sans-serif}
.note{padding:.75rem 1.25rem;background:var(--accent-soft);color:var(--on-accent);text-align:center;text-wrap:balance}
.note strong{font-weight:600}
main{inline-size:min(32rem,100%);margin-inline:auto;padding:2rem 1.25rem;flex:1;overflow-wrap:anywhere}
.arch{display:block;margin-inline:auto;fill:none;stroke:var(--primary);stroke-width:1.5}
.order{margin-block:1rem 2rem;text-align:center}
h1{margin-block:.25rem .5rem;font:500 clamp(2.25rem,1.8rem + 2vw,3rem)/1.15 Fraunces,Georgia,serif;text-wrap:balance}
h1.words{font-size:clamp(1.75rem,1.4rem + 2vw,2.25rem)}
:lang(ar) h1{line-height:1.4;font-family:Amiri,"Traditional Arabic","Geeza Pro",serif}
.muted,.means{color:var(--muted)}
.means{display:block;font-size:.9375rem;line-height:1.5}
.alert{margin-block-end:1.25rem;padding:.875rem 1rem;border:1px solid var(--danger);border-radius:10px;background:var(--danger-soft)}
fieldset{border:0;padding:0;min-inline-size:0}
legend{margin-block-end:.75rem;padding:0;font-weight:600}
.card{display:flex;gap:.875rem;align-items:start;padding:.875rem 1rem;border:1px solid var(--line);background:var(--surface);cursor:pointer}
.card+.card{border-block-start:0}
.card:first-of-type{border-start-start-radius:10px;border-start-end-radius:10px}
.card:last-of-type{border-end-start-radius:10px;border-end-end-radius:10px}
.card:has(:checked){background:var(--soft)}
.card:has(:focus-visible){outline:2px solid var(--primary);outline-offset:-2px}
.card input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin-block-start:.2rem;accent-color:var(--primary)}
.card .what{flex:1;min-inline-size:0}
.says{display:block;font-weight:500}
.digits{flex:none;margin-block-start:.1rem;color:var(--muted);font-size:.9375rem;font-variant-numeric:tabular-nums;white-space:nowrap}
@media (max-width:32rem){.card{flex-wrap:wrap;row-gap:.25rem}.digits{flex-basis:100%;padding-inline-start:2.125rem}}
.kept{margin-block:1rem 1.5rem;font-size:.9375rem}
button,.button{display:block;inline-size:100%;min-block-size:2.75rem;padding:.75rem 1.5rem;border:1px solid var(--primary);border-radius:10px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--hover)}
button.quiet{margin-block-start:.75rem;background:transparent;border-color:var(--strong);color:var(--ink)}
button.quiet:hover{background:var(--soft)}
.back{display:block;inline-size:fit-content;margin:1rem auto 0;padding:.625rem;color:var(--ink);text-underline-offset:.2em}
:is(a,button):focus-visible{outline:2px solid var(--primary);outline-offset:3px}
footer{padding:1.25rem;border-block-start:1px solid var(--line);text-align:center;font-size:.9375rem}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1rem;padding:0;list-style:none}
footer a{display:inline-block;padding:.375rem .25rem;color:var(--muted);text-underline-offset:.2em}
footer [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
`;
