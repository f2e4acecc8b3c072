import { expect, test } from 'vitest';
import { getInstallGuide } from './install-guide.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'Add to Home Screen'],
  ['an iPad that calls itself a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 5, 'Add to Home Screen'],
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 5, 'Install app'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'Install app'],
  ['Safari on a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 0, 'Add to Dock'],
  ['Chrome on a Mac', `${MAC} Chrome/140.0 Safari/537.36`, 0, 'Install Quorbit'],
  ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 10, 'Install Quorbit'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'Chrome or Edge'],
])('describes how to install the app on %s', (_name, userAgent, maxTouchPoints, words) => {
  expect(getInstallGuide({ userAgent, maxTouchPoints }).steps.join(' ')).toContain(words);
});
