/** To a page of somebody else's, such as a bank's; what is open here goes. */
export function goOut(url: string) {
  window.location.assign(url);
}
