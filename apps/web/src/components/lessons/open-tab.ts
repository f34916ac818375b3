/**
 * A new tab for an address that is not known yet. It has to be opened while the press lasts: once an answer has been
 * waited for, browsers take it for an unasked-for window and block it.
 */
export function openTab() {
  const tab = window.open("about:blank", "_blank");
  if (tab) tab.opener = null;
  return {
    show(address: string) {
      // The empty tab is of our origin: nothing but an address of the web may be put into it.
      if (!/^https?:/i.test(address)) tab?.close();
      else if (tab) tab.location.replace(address);
      else window.location.assign(address);
    },
    close: () => tab?.close(),
  };
}
