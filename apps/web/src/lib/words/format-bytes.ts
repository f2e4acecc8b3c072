const KILO = 1000;

/** Formats bytes for people, e.g. `12 kB` or `3.4 MB`; anything above 0 is at least `1 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes <= 0) return '0 kB';
  const kilo = bytes / KILO;
  if (kilo < KILO) return `${Math.max(1, Math.round(kilo))} kB`;
  const [size, unit] = kilo < KILO * KILO ? [kilo / KILO, 'MB'] : [kilo / KILO / KILO, 'GB'];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}
