import { onTestFinished, vi } from 'vitest';

/** Makes the context secure, as over HTTPS, or not, until the test ends. */
export function setSecureContext(secure: boolean): void {
  define(window, 'isSecureContext', secure);
}

/** Sets a property of `navigator`, e.g. one that happy-dom lacks, until the test ends. */
export function setNavigatorProperty(name: string, value: unknown): void {
  define(navigator, name, value);
}

/** Makes the page an installed app in its own window, or not, until the test ends. */
export function setStandalone(value: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: value } as MediaQueryList);
}

/** Adds the entry script as the built page has it. */
export function setEntryScript(entry: string): void {
  // The script only has to be in the page, not to run.
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = pageHtml(entry);
}

/** The page that a server sends for every path. */
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
