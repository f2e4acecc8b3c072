/**
 * Returns the script that a page starts with, e.g. `/assets/index-B_l-JA_y.js`, whose name identifies the build. Null
 * if the page has none.
 */
export function findEntry(page: ParentNode): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}
