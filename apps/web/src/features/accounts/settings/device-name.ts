// The first matching pattern wins, because most browsers' user agents also contain the names of the browsers they
// derive from.
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

/** Formats a user agent as a readable device name, e.g. `Firefox on Windows`; `Unknown device` if there is none. */
export function formatDeviceName(userAgent: string | null): string {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  return system ?? (userAgent?.split(/[\s/]/)[0] || 'Unknown device');
}

function findName(table: typeof BROWSERS, userAgent: string | null): string | undefined {
  return table.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1];
}
