import { onTestFinished, vi } from 'vitest';

/** Whether the page has a secure context, as over HTTPS, until the test ends. */
export function secureContext(secure: boolean): void {
  define(window, 'isSecureContext', secure);
}

/** Gives `navigator` a property that happy-dom lacks, or another value of it, until the test ends. */
export function navigatorHas(name: string, value: unknown): void {
  define(navigator, name, value);
}

/** Whether the page stands in a window of its own, until the test ends. */
export function standalone(value: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: value } as MediaQueryList);
}

/** The page was started with this script, as the build's page names it. */
export function startedWith(entry: string): void {
  // The script is there to be named, not to be run.
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = pageWith(entry);
}

/** The page that a server has for all addresses. */
export function pageWith(entry: string): string {
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
