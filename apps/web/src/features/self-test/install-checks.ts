// The checks of /pwa-test: everything a browser requires before it installs the app.
import { getInstallGuide } from '#pwa/install-guide.ts';
import type { Check, CheckResult } from './check.ts';

interface Manifest {
  name?: string;
  start_url?: string;
  display?: string;
  icons?: { src: string; sizes?: string }[];
}

const secure: Check = {
  id: 'secure',
  title: 'Secure address',
  async run() {
    if (window.isSecureContext) return ok('The page comes over HTTPS, or from this computer.');
    return failed(
      'The page comes over plain HTTP.',
      'Open the app at its https:// address. Whoever runs the server finds a recipe in its README.',
    );
  },
};

const manifest: Check = {
  id: 'manifest',
  title: 'Description of the app',
  async run() {
    const { name, start_url: start, display } = await readManifest();
    if (name && start && display) return ok(`“${name}”, opens ${start} as ${display}.`);
    return failed('Its name, first page or display is missing.', 'Whoever runs the server should update it.');
  },
};

const icons: Check = {
  id: 'icons',
  title: 'Icons',
  async run() {
    const { icons: all = [] } = await readManifest();
    const sizes = new Set(all.flatMap((icon) => icon.sizes?.split(' ') ?? []));
    const missing = ['192x192', '512x512'].filter((size) => !sizes.has(size));
    if (missing.length > 0)
      return failed(`Missing: ${missing.join(', ')}.`, 'Whoever runs the server should update it.');
    const answers = await Promise.all(all.map(({ src }) => fetch(src)));
    const missingIcons = all.filter((_, index) => !answers[index]?.ok).map(({ src }) => src);
    if (missingIcons.length > 0)
      return failed(`Not found: ${missingIcons.join(', ')}.`, 'Whoever runs the server should update it.');
    return ok(`${all.length} found.`);
  },
};

const worker: Check = {
  id: 'worker',
  title: 'Starts offline',
  async run() {
    if (!('serviceWorker' in navigator))
      return failed(
        'This browser has no service worker here.',
        'Use a current browser, outside a private window, at the https:// address.',
      );
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return failed('Not ready yet.', 'Wait a few seconds, then run the checks again.');
    const cached = await caches.match('/');
    return cached
      ? ok('The app is saved on this device.')
      : failed("The app isn't saved yet.", 'Wait until the page has loaded, then run the checks again.');
  },
};

const installed: Check = {
  id: 'installed',
  title: 'Installed',
  async run() {
    const { standalone } = navigator as Navigator & { standalone?: boolean };
    if (standalone || window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches)
      return ok("You're in the installed app.");
    return { state: 'warning', detail: "You're in a browser tab.", advice: getInstallGuide().steps.join(' ') };
  },
};

export const INSTALL_CHECKS: readonly Check[] = [secure, manifest, icons, worker, installed];

const ok = (detail: string): CheckResult => ({ state: 'ok', detail });
const failed = (detail: string, advice: string): CheckResult => ({ state: 'failed', detail, advice });

async function readManifest(): Promise<Manifest> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;
  if (!address) throw new Error("The page doesn't name a description.");
  const response = await fetch(address);
  if (!response.ok) throw new Error(`It couldn't be loaded (${response.status}).`);
  return (await response.json()) as Manifest;
}
