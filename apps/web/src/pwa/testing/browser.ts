import { onTestFinished, vi } from 'vitest';

/** Makes the context secure (as over HTTPS) or insecure until the test ends. */
export function setSecureContext(secure: boolean): void {
  define(window, 'isSecureContext', secure);
}

/** Sets a property of `navigator`, e.g. one that happy-dom lacks, until the test ends. */
export function setNavigatorProperty(name: string, value: unknown): void {
  define(navigator, name, value);
}

/** Makes the page look like an installed app in its own window, or like a page in a tab, until the test ends. */
export function setStandalone(value: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: value } as MediaQueryList);
}

/** Adds the entry script to the page, as the build does. */
export function setEntryScript(entry: string): void {
  // The script only has to be in the page and must not be loaded.
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = pageHtml(entry);
}

/** Returns the page that the server sends for every path, with the given entry script. */
export function pageHtml(entry: string): string {
  return `<script type="module" src="/assets/${entry}.js"></script>`;
}

function define(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}
