/** Paths that the server answers itself, however they are reached. */
const SERVER_PATHS = /^\/(api|trpc|packs|images|healthz|readyz|assets)(\/|$)/;
const FILE = /\.[a-z0-9]+$/i;
const HASHED = /^\/assets\//;

/** Whether the app itself answers at this path, so that its shell may be shown for it. */
export function isPage(pathname: string): boolean {
  return !SERVER_PATHS.test(pathname) && !FILE.test(pathname);
}

/** Whether the name holds a hash of the content: the same name never has two contents. */
export function isHashed(pathname: string): boolean {
  return HASHED.test(pathname);
}
