import { expect, test } from 'vitest';
import { dismissInstall, isInstallDismissed } from './install-dismissal.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-11-01T10:00:00Z');

test('a user who declined is not asked for 30 days, and then asked again', () => {
  expect(isInstallDismissed(NOW)).toBe(false);
  dismissInstall(NOW);
  expect(isInstallDismissed(NOW)).toBe(true);
  expect(isInstallDismissed(NOW + 30 * DAY_MS - 1)).toBe(true);
  expect(isInstallDismissed(NOW + 30 * DAY_MS)).toBe(false);
});

test('neither a clock that was ahead nor an invalid stored value suppresses the offer for ever', () => {
  dismissInstall(NOW + 4000 * DAY_MS);
  expect(isInstallDismissed(NOW)).toBe(false);
  localStorage.setItem('installDismissedAt', 'never');
  expect(isInstallDismissed(NOW)).toBe(false);
});
