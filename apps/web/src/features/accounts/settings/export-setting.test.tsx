import type { AccountExport } from '@quorbit/contracts/accounts/export';
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getSession } from '#lib/session.ts';
import { button, settingsStage } from './testing/settings-stage.ts';

const { server, openSettings } = settingsStage();

/** The data of somebody who has done nothing yet. */
function exported(profile: Profile): AccountExport {
  return {
    format: 1,
    exportedAt: '2026-11-21T09:00:00.000Z',
    profile,
    createdAt: '2026-11-01T10:00:00.000Z',
    sessions: [],
    quizzes: [],
    attempts: [],
    cards: [],
    ratings: [],
    achievements: [],
    xp: [],
    activeDays: [],
    mails: [],
    audit: [],
  };
}

test('the data is offered as a JSON file', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        latest = blob;
        return 'blob:test';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
  await openSettings();
  const data = exported(getSession()?.user ?? expect.fail());
  server.on({ 'accounts.export': () => data });
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText('Your file is ready')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['quorbit-2026-11-21.json']);
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(data);
});
