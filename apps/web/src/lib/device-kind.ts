import type { TextDevice } from '@quorbit/contracts/written-tests/types';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Returns the kind of device on which this browser runs. */
export function deviceKind({ userAgent, maxTouchPoints }: Browser = navigator): TextDevice {
  if (/iPhone|iPod/.test(userAgent) || (/Android/.test(userAgent) && /Mobile/.test(userAgent))) return 'phone';
  // An iPad calls itself a Mac; no Mac has a touch screen.
  if (/iPad|Android|Tablet/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'tablet';
  return 'computer';
}
