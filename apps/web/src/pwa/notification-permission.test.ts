import { expect, onTestFinished, test, vi } from 'vitest';
import { clearSession } from '#lib/session.ts';
import { signIn } from '#lib/testing/people.ts';
import { requestPermissionOnce } from './notification-permission.ts';
import { setNavigatorProperty, setSecureContext } from './testing/browser.ts';

interface World {
  permission?: NotificationPermission;
  busy?: () => boolean;
  /** Whether the user has just pressed something (the browser's transient activation). */
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

test('asks nobody before they sign in, and asks at once after it', () => {
  const { requestPermission, press } = start();
  press();
  expect(requestPermission).not.toHaveBeenCalled();
  signIn();
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('asks a user who is already signed in at their first press, as browsers demand', () => {
  signIn();
  const { requestPermission, press } = start({ pressed: false });
  expect(requestPermission).not.toHaveBeenCalled();
  press();
  press();
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('asks once per device, whatever the answer was and no matter who signs in', () => {
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
] as const)('asks nobody where %s', (_name, world) => {
  signIn();
  const { requestPermission, press } = start(world);
  press();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('does not fail in a browser without notifications', () => {
  signIn();
  setSecureContext(true);
  onTestFinished(requestPermissionOnce({ isBusy: () => false, notification: undefined }));
});

test('asks nobody in the middle of a quiz, but asks after it', () => {
  let busy = true;
  signIn();
  const { requestPermission, press } = start({ busy: () => busy });
  press();
  expect(requestPermission).not.toHaveBeenCalled();
  busy = false;
  press();
  expect(requestPermission).toHaveBeenCalledOnce();
});
