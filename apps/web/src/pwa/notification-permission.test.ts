import { expect, onTestFinished, test, vi } from 'vitest';
import { clearSession } from '#lib/session.ts';
import { signIn } from '#lib/testing/people.ts';
import { requestPermissionOnce } from './notification-permission.ts';
import { setNavigatorProperty, setSecureContext } from './testing/browser.ts';

interface World {
  permission?: NotificationPermission;
  busy?: () => boolean;
  /** Whether a press of the person is fresh. */
  pressed?: boolean;
  secure?: boolean;
}

function start({ permission = 'default', busy: isBusy = () => false, pressed = true, secure = true }: World = {}) {
  setSecureContext(secure);
  const activation = { isActive: pressed };
  setNavigatorProperty('userActivation', activation);
  const requestPermission = vi.fn(async () => 'granted' as const);
  onTestFinished(requestPermissionOnce({ isBusy, notification: { permission, requestPermission } }));
  return {
    requestPermission,
    press() {
      activation.isActive = true;
      window.dispatchEvent(new Event('click'));
    },
  };
}

test('nobody is asked before signing in, and at once after it', () => {
  const { requestPermission, press } = start();
  press();
  expect(requestPermission).not.toHaveBeenCalled();
  signIn();
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('who is signed in at the start is asked with their first press, which browsers demand', () => {
  signIn();
  const { requestPermission, press } = start({ pressed: false });
  expect(requestPermission).not.toHaveBeenCalled();
  press();
  press();
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('one device is asked once, whatever the answer and whoever signs in', () => {
  signIn();
  expect(start().requestPermission).toHaveBeenCalledOnce();
  clearSession();
  signIn();
  expect(start().requestPermission).not.toHaveBeenCalled();
});

test.each([
  ['it was granted', { permission: 'granted' }],
  ['it was denied', { permission: 'denied' }],
  ['the page is not secure', { secure: false }],
] as const)('nobody is asked where %s', (_name, world) => {
  signIn();
  const { requestPermission, press } = start(world);
  press();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('a browser without notifications is no error', () => {
  signIn();
  setSecureContext(true);
  onTestFinished(requestPermissionOnce({ isBusy: () => false, notification: undefined }));
});

test('nobody is asked in the middle of a quiz, but after it', () => {
  let busy = true;
  signIn();
  const { requestPermission, press } = start({ busy: () => busy });
  press();
  expect(requestPermission).not.toHaveBeenCalled();
  busy = false;
  press();
  expect(requestPermission).toHaveBeenCalledOnce();
});
