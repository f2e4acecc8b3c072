import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, settingsFixture } from '../accounts/settings/testing/settings-fixture.ts';

const { server, openSettings } = settingsFixture();

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const KEYS = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) };
const SWITCH = 'Notify me on this device';

/** Fakes a browser with push messages, limited to the functions that this app uses. */
function browserWithPush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const state = { permission, keys: [] as unknown[], endpoint: null as string | null };
  const subscription = () =>
    state.endpoint === null
      ? null
      : {
          toJSON: () => ({ endpoint: state.endpoint, keys: KEYS }),
          unsubscribe: async () => {
            state.endpoint = null;
            return true;
          },
        };
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
        state.keys.push(applicationServerKey);
        state.endpoint = ENDPOINT;
        return subscription();
      },
    },
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      controller: null,
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  });
  return state;
}

let subscribed = false;
beforeEach(() => {
  subscribed = false;
  server.on({
    'pushes.device': () => ({ publicKey: 'BKey', subscribed }),
    'pushes.subscribe': () => {
      subscribed = true;
    },
    'pushes.unsubscribe': () => {
      subscribed = false;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('explains at the switch that HTTPS is missing, and doesn’t query the server', async () => {
  await openSettings({ reminderTime: '19:00' });
  expect(field(SWITCH).disabled).toBe(true);
  expect(screen.getByText(/^Notifications need HTTPS/)).toBeVisible();
  expect(server.inputs('pushes.device')).toEqual([]);
});

test('says that the browser can’t show notifications', async () => {
  vi.stubGlobal('isSecureContext', true);
  await openSettings({ reminderTime: '19:00' });
  expect(screen.getByText(/^This browser can't show notifications/)).toBeVisible();
});

test('tells a user who blocked notifications where to allow them', async () => {
  browserWithPush('denied', 'denied');
  await openSettings({ reminderTime: '19:00' });
  expect(field(SWITCH).disabled).toBe(true);
  expect(screen.getByText(/^You've blocked notifications/)).toBeVisible();
});

test('turning on subscribes the browser with the server’s key, and turning off unsubscribes browser and server', async () => {
  const browser = browserWithPush('granted');
  await openSettings({ reminderTime: '19:00' });
  await waitFor(() => expect(field(SWITCH).disabled).toBe(false));
  expect(field(SWITCH).checked).toBe(false);
  await userEvent.click(field(SWITCH));
  await waitFor(() => expect(server.inputs('pushes.subscribe')).toEqual([{ endpoint: ENDPOINT, keys: KEYS }]));
  expect(browser.keys).toEqual(['BKey']);
  await waitFor(() => expect(field(SWITCH).disabled).toBe(false));
  expect(field(SWITCH).checked).toBe(true);
  await userEvent.click(field(SWITCH));
  await waitFor(() => expect(browser.endpoint).toBeNull());
  await waitFor(() => expect(field(SWITCH).checked).toBe(false));
  expect(subscribed).toBe(false);
});

test('stays off if the user doesn’t grant the permission', async () => {
  browserWithPush('default');
  await openSettings({ reminderTime: '19:00' });
  await waitFor(() => expect(field(SWITCH).disabled).toBe(false));
  await userEvent.click(field(SWITCH));
  expect(await screen.findByText(/^Your browser needs your permission/)).toBeVisible();
  expect(field(SWITCH).checked).toBe(false);
  expect(server.inputs('pushes.subscribe')).toEqual([]);
});

test('stays off and shows an error if the server can’t be reached', async () => {
  browserWithPush('granted');
  await openSettings({ reminderTime: '19:00' });
  await waitFor(() => expect(field(SWITCH).disabled).toBe(false));
  server.down(true);
  await userEvent.click(field(SWITCH));
  expect(await screen.findByText(/^That didn't work/)).toBeVisible();
  expect(field(SWITCH).checked).toBe(false);
});

test('is disabled until the learner sets a time for reminders', async () => {
  browserWithPush('granted');
  await openSettings({ reminderTime: null });
  expect(await screen.findByText('Save a daily reminder first.')).toBeVisible();
  expect(field(SWITCH).disabled).toBe(true);
});
