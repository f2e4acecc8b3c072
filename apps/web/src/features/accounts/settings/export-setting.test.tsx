import { EXPORT_END, OWN_EXPORT_PATH } from '@quorbit/contracts/accounts/export';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '#lib/session.ts';
import { openMessages, openNotifications } from '#lib/testing/notifications.ts';
import { button, settingsFixture } from './testing/settings-fixture.ts';

const { server, openSettings } = settingsFixture();
const FILE = `{\n"format": 1,\n"quizzes": [\n{"title":"}"}\n]${EXPORT_END}`;
const CUT = 'The download stopped halfway, so nothing was saved. Try again.';

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:test';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
});

/**
 * Makes the fake server send the export in the given pieces, each when the client asks for it. Returns the
 * `authorization` headers of the requests.
 */
function sends(pieces: readonly string[], broken = false) {
  const asked: (string | null)[] = [];
  server.use(
    http.post(`*${OWN_EXPORT_PATH}`, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      let at = 0;
      const body = new ReadableStream({
        pull(controller) {
          const piece = pieces[at];
          at += 1;
          if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
          else if (broken) controller.error(new Error('broken off'));
          else controller.close();
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
    }),
  );
  return asked;
}

test('the export is streamed and saved as a JSON file', async () => {
  await openSettings();
  const asked = sends([FILE.slice(0, 9), FILE.slice(9, -2), FILE.slice(-2)]);
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText('Your file is ready')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`quorbit-${new Date().toISOString().slice(0, 10)}.json`]);
  expect(await saved[0]?.blob.text()).toBe(FILE);
  expect(saved[0]?.blob.type).toBe('application/json');
  expect(asked).toEqual([`Bearer ${getSession()?.token}`]);
});

test.each([
  ['breaks off', [FILE.slice(0, 20)], true],
  ['ends before its end', [FILE.slice(0, -1)], false],
  ['is empty', [], false],
])('an export that %s is not saved, and a message says so', async (_, pieces, broken) => {
  await openSettings();
  sends(pieces, broken);
  await userEvent.click(button('Download my data'));
  await waitFor(() => expect(openMessages()).toEqual([CUT]));
  // The notification of a failed export doesn't close by itself, because nobody watches a long download.
  expect(openNotifications()[0]?.autoClose).toBe(false);
  expect(saved).toEqual([]);
  sends([FILE]);
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText('Your file is ready')).toBeVisible();
});

test('the export shows how much has arrived, and can be cancelled', async () => {
  await openSettings();
  server.use(
    http.post(`*${OWN_EXPORT_PATH}`, ({ request: { signal } }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(1_234_567));
          // Browsers abort the body of a cancelled request.
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
    }),
  );
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText('1.2 MB so far')).toBeVisible();
  await userEvent.click(button('Cancel download'));
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(openMessages()).toEqual([]);
  expect(saved).toEqual([]);
});

test('a refused export shows the server’s reason', async () => {
  await openSettings();
  const message = 'Another download of this data is running. Wait until it ends, then try again.';
  server.use(http.post(`*${OWN_EXPORT_PATH}`, () => HttpResponse.json({ message, code: 'CONFLICT' }, { status: 409 })));
  await userEvent.click(button('Download my data'));
  await waitFor(() => expect(openMessages()).toEqual([message]));
});
