/** The script that a page was started with, e.g. `/assets/index-B_l-JA_y.js`: it names the build. Null without one. */
export function findEntry(page: ParentNode): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}
