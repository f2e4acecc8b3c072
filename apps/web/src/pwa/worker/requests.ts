/** Paths that the server handles itself and for which the app's page is never shown. */
const SERVER_PATHS = /^\/(api|trpc|packs|images|healthz|readyz|assets)(\/|$)/;
const FILE = /\.[a-z0-9]+$/i;
const HASHED = /^\/assets\//;

/** Returns whether the path is a page of the app, so that the app's shell may be shown for it. */
export function isPage(pathname: string): boolean {
  return !SERVER_PATHS.test(pathname) && !FILE.test(pathname);
}

/** Returns whether the file name contains a hash of its content, so that it never has two contents. */
export function isHashed(pathname: string): boolean {
  return HASHED.test(pathname);
}
