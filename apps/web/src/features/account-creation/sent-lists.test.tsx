import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { addPasswords, button, field, LIST_ID, listFixture, paste, press } from './testing/list-fixture.ts';

const { server, listIs, created } = listFixture();
const OTHER_ADMINS_LIST = { maker: { id: newId(), name: 'Grace Hopper' }, own: false };
const openList = () => renderApp(`/admin/people/new?list=${LIST_ID}`);

describe('a list of people that was sent', () => {
  test('shows its progress, then that its accounts are created', async () => {
    openList();
    expect(await screen.findByRole('heading', { level: 1, name: 'Creating 300 accounts' })).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Accounts that are ready' });
    expect(bar.getAttribute('aria-valuetext')).toBe('112 of 300 ready');
    expect(screen.getByText(/You can leave this page/)).toBeVisible();
    created(300);
    expect(
      await screen.findByRole('heading', { level: 1, name: '300 accounts created' }, { timeout: 4_000 }),
    ).toBeVisible();
  });

  test('of another admin shows its progress, but offers neither sheets nor changes', async () => {
    listIs(OTHER_ADMINS_LIST);
    openList();
    expect(await screen.findByText(/Grace Hopper sent this list/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /discard/i })).toBeNull();
    created(300, { sheets: null, ...OTHER_ADMINS_LIST });
    expect(await screen.findByText(/Only Grace Hopper/, {}, { timeout: 4_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /sheet/i })).toBeNull();
  });

  test('appears on the page of all lists', async () => {
    const running = listIs(OTHER_ADMINS_LIST);
    server.on({ 'accountCreation.list': () => ({ items: [running], nextCursor: null }) });
    renderApp('/admin/people/new');
    const row = within(await screen.findByRole('region', { name: 'Lists of the last 7 days' }));
    expect(await row.findByText('112 of 300 ready')).toBeVisible();
    await userEvent.click(row.getByRole('link', { name: 'Open the list of 300 people by Grace Hopper' }));
    await screen.findByRole('heading', { level: 1, name: 'Creating 300 accounts' });
  });

  const ADA = { name: 'Ada', email: 'ada@example.org', role: 'user' as const };
  const BOB = { name: 'Bob', email: 'bob@example.org', role: 'user' as const };
  const bobIsTaken = () =>
    listIs({
      state: 'taken',
      people: 2,
      ready: 2,
      taken: 1,
      deletedAt: '2026-03-08T12:00:00.000Z',
      accounts: [
        { ...ADA, taken: false },
        { ...BOB, taken: true },
      ],
    });

  test('names the taken e-mails, and creates the other accounts', async () => {
    bobIsTaken();
    server.on({
      'accountCreation.mend': () => {
        created(1);
        return { id: LIST_ID };
      },
    });
    openList();
    await screen.findByRole('heading', { level: 1, name: 'No accounts created yet' });
    expect(screen.getByText('bob@example.org')).toBeVisible();
    await press('Create the other one');
    await screen.findByRole('heading', { level: 1, name: '1 account created' });
    expect(server.inputs('accountCreation.mend')).toMatchObject([{ jobId: LIST_ID, accounts: [ADA] }]);
  });

  test('can be changed and sent again', async () => {
    bobIsTaken();
    server.on({
      'accountCreation.mend': () => {
        listIs({ people: 2, ready: 1 });
        return { id: LIST_ID };
      },
    });
    openList();
    await press('Change the list');
    expect(field('Or paste them here').value).toContain('"Bob","bob@example.org"');
    await paste('Ada,ada@example.org\nBob,bob2@example.org');
    await press('Create 2 accounts');
    await screen.findByRole('heading', { level: 1, name: 'Creating 2 accounts' });
    expect(server.inputs('accountCreation.mend')).toMatchObject([
      { jobId: LIST_ID, accounts: [ADA, { ...BOB, email: 'bob2@example.org' }] },
    ]);
  });

  test('is discarded after a confirmation', async () => {
    server.on({ 'accountCreation.discard': () => undefined });
    const router = openList();
    await press('Stop and discard list');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop and discard list?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop and discard list' }));
    await screen.findByRole('heading', { level: 1, name: 'Create accounts' });
    expect(server.inputs('accountCreation.discard')).toEqual([{ jobId: LIST_ID }]);
    expect(router.state.location.search).toEqual({});
  });

  test('says so when it is discarded in another tab', async () => {
    openList();
    await screen.findByRole('heading', { level: 1, name: 'Creating 300 accounts' });
    server.on({
      'accountCreation.get': () => {
        throw new Refusal('NOT_FOUND', 'List not found.');
      },
    });
    expect(await screen.findByText(/This list isn't here any more/, {}, { timeout: 4_000 })).toBeVisible();
  });
});

describe('sign-in sheets', () => {
  test('open again after they were closed, and count the people who have set a password', async () => {
    created(3, { sheets: 2 });
    server.on({
      'accountCreation.openSheets': () =>
        addPasswords([
          { name: 'Ada', email: 'ada@example.org', role: 'user' },
          { name: '=Bob', email: 'bob@example.org', role: 'user' },
        ]),
    });
    openList();
    await screen.findByRole('heading', { level: 2, name: '2 sign-in sheets' });
    expect(screen.getByText(/1 person has a password of their own already/)).toBeVisible();
    await press('Open the sign-in sheets');
    await screen.findByText('abcd-efgh-2222');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    await press('Close');
    expect(screen.queryByText('abcd-efgh-2222')).toBeNull();
    expect(await button('Open the sign-in sheets')).toBeVisible();
  });

  test('are not offered when everybody has a password', async () => {
    created(3, { sheets: 0 });
    openList();
    await screen.findByRole('heading', { level: 2, name: 'No sign-in sheets left' });
    expect(screen.queryByRole('button', { name: /Open/ })).toBeNull();
  });
});
