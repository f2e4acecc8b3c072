// The first that matches counts: most browsers also carry the names of those they descend from.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, as a person would say it, e.g. `Firefox on Windows`. */
export function formatDeviceName(userAgent: string | null): string {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  return system ?? (userAgent?.split(/[\s/]/)[0] || 'Unknown device');
}

function findName(table: typeof BROWSERS, userAgent: string | null): string | undefined {
  return table.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1];
}
