export interface InstallGuide {
  /** The steps that the user takes, in order. */
  steps: readonly string[];
}

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

const GUIDES = {
  ios: ['Tap the Share button.', 'Choose "Add to Home Screen".', 'Tap "Add".'],
  android: ["Open the browser's menu.", 'Choose "Install app" or "Add to Home screen".', 'Confirm.'],
  macSafari: ['Open the "File" menu.', 'Choose "Add to Dock".', 'Click "Add".'],
  firefox: ["Firefox on computers doesn't install apps.", 'Open this page in Chrome or Edge and install it there.'],
  desktop: ["Open the browser's menu, or look for the install icon in the address bar.", 'Choose "Install Quorbit".'],
} satisfies Record<string, readonly string[]>;

/** Returns how to install the app by hand in this browser. */
export function getInstallGuide({ userAgent, maxTouchPoints }: Browser = navigator): InstallGuide {
  return { steps: GUIDES[pickGuide(userAgent, maxTouchPoints)] };
}

function pickGuide(agent: string, touchPoints: number): keyof typeof GUIDES {
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Firefox/.test(agent)) return 'firefox';
  return /Macintosh/.test(agent) && !/Chrome|Edg/.test(agent) ? 'macSafari' : 'desktop';
}
