import type { Profile, SessionView } from '@quorbit/contracts/accounts/schema';
import { PROFILE_UPDATE, type ProfileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { rowOf } from '#lib/testing/rows.ts';
import { withSettings } from '../../accounts.mirror.ts';

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

export async function rename(name: string): Promise<void> {
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), name);
  await userEvent.click(button('Save name'));
}

export function session(id: string, changes: Partial<SessionView> = {}): SessionView {
  const at = '2026-11-01T10:00:00.000Z';
  return { id, createdAt: at, lastSeenAt: at, userAgent: 'Firefox/140.0 (Windows)', current: false, ...changes };
}

/** Fakes a server that stores settings. Call once at the top of a test file. */
export function settingsFixture() {
  const server = fakeServer();
  let kept: Profile;

  beforeEach(() => {
    server.on({
      'accounts.sessions': () => [session('a'.repeat(32), { current: true })],
      'quizzes.categories': () => [],
    });
  });

  /** Signs in and opens the settings; the fake server stores what the user saves. */
  async function openSettings(changes: Partial<Profile> = {}) {
    const user = signIn('user', changes);
    kept = user;
    server.on({ 'accounts.me': () => kept });
    server.sync.rowOf = (op) => {
      if (op.type !== PROFILE_UPDATE) return rowOf(op);
      kept = withSettings(kept, op.args as ProfileUpdateArgs);
      return { id: kept.id, kind: 'profile', body: kept };
    };
    server.sync.put({ id: user.id, kind: 'profile', body: user });
    const router = renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    return router;
  }

  return {
    server,
    openSettings,
    /** Changes the profile that the server returns from now on. */
    change(changes: Partial<Profile>) {
      kept = { ...kept, ...changes };
      server.sync.put({ id: kept.id, kind: 'profile', body: kept });
    },
    /** Returns the changes of settings that reached the server, in order. */
    saved: () => server.sync.argsOf(PROFILE_UPDATE),
    /** Waits until this device has sent a sync exchange. */
    synced: () => waitFor(() => expect(server.inputs('sync.exchange')).not.toEqual([])),
  };
}
