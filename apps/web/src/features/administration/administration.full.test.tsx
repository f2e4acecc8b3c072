import 'fake-indexeddb/auto';
import { EXPORT_END, exportPathOf } from '@quorbit/contracts/accounts/export';
import type { ManagedPerson } from '@quorbit/contracts/administration/schema';
import { APP_ERRORS } from '@quorbit/contracts/errors/codes';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const GRACE: ManagedPerson = {
  id: newId(),
  name: 'Grace',
  email: 'grace@example.org',
  role: 'user',
  level: 3,
  xp: 320,
  demo: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  lastSeenAt: null,
  suspendedAt: null,
  work: 12,
  lastDay: '2026-03-01',
};
const FIGURES = {
  users: { user: 12, premium: 3, admin: 1 },
  suspended: 1,
  activeToday: 5,
  activeThisWeek: 9,
  attempts: 1234,
  openReports: 3,
  writtenAnswersToMark: 5,
  waitingMessages: 2,
  countedAt: '2026-03-01T12:00:00.000Z',
  openRooms: 500,
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = (name: string, of: string) =>
  userEvent.click(within(screen.getByRole('dialog', { name: of })).getByRole('button', { name }));

beforeEach(() => {
  server.on({
    'administration.figures': () => FIGURES,
    'administration.people': () => ({ items: [GRACE], nextCursor: null }),
  });
});

async function openManageDialog() {
  signIn('admin');
  renderApp('/admin');
  await userEvent.click(await button('Manage Grace'));
}

test('the admin page shows the server’s figures, with a link to the waiting messages', async () => {
  signIn('admin');
  renderApp('/admin');
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  await figures.findByText('16');
  expect(figures.getByText('12 user, 3 premium, 1 admin · 1 suspended')).toBeVisible();
  expect(figures.getByText('500+')).toBeVisible();
  expect(figures.getByRole('link', { name: 'Open the inbox' }).getAttribute('href')).toBe('/admin/inbox');
});

test('the figures show no number of rooms while Redis doesn’t answer', async () => {
  server.on({ 'administration.figures': () => ({ ...FIGURES, openRooms: 0, roomsAway: true }) });
  signIn('admin');
  renderApp('/admin');
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  const rooms = (await figures.findByRole('heading', { name: 'Open rooms' })).closest('li');
  expect(rooms?.textContent).toBe("Open rooms–Redis doesn't answer");
  expect(figures.getByRole('link', { name: "Redis doesn't answer" }).getAttribute('href')).toBe('/admin/health');
});

test('the admin page finds people by text, role and state, and keeps the filter in the address', async () => {
  signIn('admin');
  const router = renderApp('/admin?role=premium');
  await button('Manage Grace');
  await userEvent.type(screen.getByLabelText('Search people'), 'gra');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Suspended');
  await waitFor(() =>
    expect(server.inputs('administration.people').at(-1)).toMatchObject({
      query: 'gra',
      role: 'premium',
      suspended: true,
    }),
  );
  expect(router.state.location.search).toEqual({ query: 'gra', role: 'premium', suspended: true });
});

test('an admin changes a role, and a message confirms it', async () => {
  server.on({ 'administration.setRole': () => ({ ...GRACE, role: 'premium' }) });
  await openManageDialog();
  await userEvent.selectOptions(screen.getByLabelText('Role', { selector: 'dialog select' }), 'Premium');
  await inDialog('Save role', 'Grace');
  await waitFor(() => expect(openMessages()).toEqual(['Grace is now a premium user.']));
  expect(server.inputs('administration.setRole')).toEqual([{ userId: GRACE.id, role: 'premium' }]);
});

test('an action asks for the admin’s password if the server requires it, and then continues by itself', async () => {
  let confirmed = false;
  server.on({
    'administration.suspend': () => {
      if (!confirmed) throw new Refusal('CONFIRM_FIRST', "Confirm that it's you, then try again.");
      return { ...GRACE, suspendedAt: '2026-03-02T12:00:00.000Z' };
    },
    'accounts.confirm': () => {
      confirmed = true;
    },
  });
  await openManageDialog();
  await inDialog('Suspend…', 'Grace');
  await inDialog('Suspend', 'Suspend this account?');
  await userEvent.type(await screen.findByLabelText('Your password'), 'my own password');
  await inDialog('Confirm', 'Is it you?');
  await waitFor(() => expect(openMessages()).toEqual(['Grace is suspended and logged out everywhere.']));
  expect(server.inputs('accounts.confirm')).toEqual([{ password: 'my own password' }]);
  expect(server.inputs('administration.suspend')).toHaveLength(2);
  expect(await button('Lift suspension')).toBeVisible();
});

test('cancelling the password dialog changes nothing', async () => {
  let asked = 0;
  server.use(
    http.post(`*${exportPathOf(GRACE.id)}`, () => {
      asked += 1;
      const message = "Confirm that it's you, then try again.";
      return HttpResponse.json({ message, code: 'CONFIRM_FIRST' }, { status: APP_ERRORS.CONFIRM_FIRST.status });
    }),
  );
  await openManageDialog();
  await inDialog('Export data', 'Grace');
  await screen.findByLabelText('Your password');
  await inDialog('Cancel', 'Is it you?');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(asked).toBe(1);
  expect(openMessages()).toEqual([]);
});

test('an export is saved after the password was confirmed, unless the download breaks off', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
  let confirmed = false;
  let text = '{\n"format": 1';
  server.on({
    'accounts.confirm': () => {
      confirmed = true;
    },
  });
  server.use(
    http.post(`*${exportPathOf(GRACE.id)}`, () =>
      confirmed
        ? new HttpResponse(text, { headers: { 'content-type': 'application/json' } })
        : HttpResponse.json(
            { message: "Confirm that it's you, then try again.", code: 'CONFIRM_FIRST' },
            { status: APP_ERRORS.CONFIRM_FIRST.status },
          ),
    ),
  );
  await openManageDialog();
  await inDialog('Export data', 'Grace');
  await userEvent.type(await screen.findByLabelText('Your password'), 'my own password');
  await inDialog('Confirm', 'Is it you?');
  await waitFor(() =>
    expect(openMessages()).toEqual(['The download stopped halfway, so nothing was saved. Try again.']),
  );
  expect(saved).toEqual([]);
  text += EXPORT_END;
  await screen.findByRole('button', { name: 'Export data' });
  await inDialog('Export data', 'Grace');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`account-${GRACE.id}.json`]));
  expect(await saved[0]?.blob.text()).toBe(text);
});

test('a forced password reset shows its link if no e-mail was sent', async () => {
  const link = 'https://quiz.example.org/reset-password?token=abc';
  server.on({ 'administration.resetPassword': () => ({ link }) });
  await openManageDialog();
  await inDialog('Reset password…', 'Grace');
  await inDialog('Reset password', 'Reset this password?');
  expect(await screen.findByText(link)).toBeVisible();
});

test('an account is deleted after a confirmation', async () => {
  server.on({ 'administration.delete': () => undefined });
  await openManageDialog();
  await inDialog('Delete account…', 'Grace');
  expect(server.inputs('administration.delete')).toEqual([]);
  await inDialog('Delete account', 'Delete this account?');
  await waitFor(() => expect(openMessages()).toEqual(["Grace's account is deleted."]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused action shows the server’s reason', async () => {
  server.on({
    'administration.setRole': () => {
      throw new Refusal('CONFLICT', "Demo accounts can't become admins: everybody knows their password.");
    },
  });
  await openManageDialog();
  await inDialog('Save role', 'Grace');
  await waitFor(() =>
    expect(openMessages()).toEqual(["Demo accounts can't become admins: everybody knows their password."]),
  );
});

test('an admin’s own account offers nothing to manage', async () => {
  const { id } = signIn('admin');
  server.on({ 'administration.people': () => ({ items: [{ ...GRACE, id }], nextCursor: null }) });
  renderApp('/admin');
  await userEvent.click(await button('Manage Grace'));
  expect(screen.getByText(/This is your own account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
});

test('the audit log lists actor, action and account, and can be filtered by actor and action', async () => {
  signIn('admin');
  const admin = { id: newId(), name: 'Ada' };
  server.on({
    'administration.audit': () => ({
      items: [
        {
          id: newId(),
          action: 'role.changed',
          details: 'user → premium',
          at: '2026-03-01T12:00:00.000Z',
          actor: admin,
          subject: { id: GRACE.id, name: null },
        },
        { id: newId(), action: 'made.later', details: '', at: '2026-03-01T12:00:00.000Z', actor: null, subject: null },
      ],
      nextCursor: null,
    }),
  });
  renderApp('/admin/audit');
  expect(await screen.findByText('user → premium')).toBeVisible();
  expect(screen.getByText('made.later')).toBeVisible();
  expect(screen.getByText(`Deleted account ${GRACE.id.slice(-8)}`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
  await waitFor(() => expect(server.inputs('administration.audit').at(-1)).toMatchObject({ actorId: admin.id }));
  await userEvent.selectOptions(screen.getByLabelText('What was done'), 'Role changed');
  await waitFor(() =>
    expect(server.inputs('administration.audit').at(-1)).toMatchObject({ actorId: admin.id, action: 'role.changed' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Only what one person did' }));
  await waitFor(() => expect(server.inputs('administration.audit').at(-1)).not.toHaveProperty('actorId'));
});
