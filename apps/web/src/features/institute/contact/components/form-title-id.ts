/** The heading that names the form, and the anchor that leads to it. */
export const FORM_TITLE_ID = "write-to-us";
