import 'fake-indexeddb/auto';
import { EMAIL_TAKEN } from '@quorbit/contracts/account-creation/limits';
import type { CreateAccountsInput, CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { UNREADABLE } from '#lib/workbook/workbook-words.ts';
import { TOO_LARGE } from './people-list-form.tsx';

const server = fakeServer();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const inputs = () => server.inputs('accountCreation.start') as CreateAccountsInput[];
const withPasswords = (accounts: CreateAccountsInput['accounts']) =>
  accounts.map((account, index) => ({ ...account, password: `abcd-efgh-${2222 + index}` }));

const LIST_ID = newId();
const BY_OTHER = { maker: { id: newId(), name: 'Grace Hopper' }, own: false };
let list: CreationJobDetails;

/** A list of the signed-in admin's as the server has it. */
function listIs(more: Partial<CreationJobDetails>) {
  list = {
    ...{
      id: LIST_ID,
      maker: { id: newId(), name: 'Ada Lovelace' },
      own: true,
      sentAt: '2026-03-01T12:00:00.000Z',
      state: 'running',
    },
    ...{ people: 300, ready: 112, taken: 0, deletedAt: null, sheets: null, accounts: null },
    ...more,
  };
}
const created = (people: number, sheets: number | null = people) =>
  listIs({ state: 'created', people, ready: people, sheets, deletedAt: '2026-03-08T12:00:00.000Z' });

beforeEach(() => {
  signIn('admin');
  listIs({});
  let sent: CreateAccountsInput['accounts'] = [];
  server.on({
    'school.get': () => ({ name: 'Northside School', setupStep: 'name', setUpAt: '2026-03-01T12:00:00.000Z' }),
    'accountCreation.findTaken': () => [],
    'accountCreation.list': () => ({ items: [], nextCursor: null }),
    'accountCreation.start': ({ accounts }) => {
      sent = accounts;
      created(accounts.length);
      return { id: LIST_ID };
    },
    'accountCreation.get': () => list,
    'accountCreation.openSheets': () => withPasswords(sent),
  });
});

async function openList() {
  const router = renderApp('/admin/people/new');
  await userEvent.click(await screen.findByRole('tab', { name: 'Several people' }));
  return router;
}

async function paste(text: string) {
  field('Or paste them here').focus();
  await userEvent.clear(field('Or paste them here'));
  await userEvent.paste(text);
  await press('Check the list');
}

describe('one person', () => {
  async function fillIn() {
    renderApp('/admin/people/new');
    await userEvent.type(await screen.findByLabelText('Name'), ' Ada Lovelace ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'Ada@Example.org');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Premium');
  }

  test('is created, and their sheet says how they log in', async () => {
    await fillIn();
    await press('Create account');
    await screen.findByRole('heading', { name: '1 account created' });
    expect(server.inputs('accountCreation.openSheets')).toEqual([]);
    await press('Open the sign-in sheet');
    const sheets = within(await screen.findByRole('list', { name: 'Sign-in sheets' }));
    for (const words of ['Northside School', 'Ada Lovelace', 'ada@example.org', 'abcd-efgh-2222'])
      expect(sheets.getByText(words)).toBeTruthy();
    expect(sheets.getByText(`${location.origin}/login`)).toBeTruthy();
    expect(inputs()).toMatchObject([
      { accounts: [{ name: 'Ada Lovelace', email: 'ada@example.org', role: 'premium' }] },
    ]);
    expect(inputs()[0]?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is asked for the password first where the server wants it, and the same is sent again', async () => {
    let isKnown = false;
    server.on({
      'accountCreation.start': () => {
        if (!isKnown) throw new Refusal('CONFIRM_FIRST', 'Confirm that it is you, then try again.');
        created(1);
        return { id: LIST_ID };
      },
      'accounts.confirm': () => {
        isKnown = true;
      },
    });
    await fillIn();
    await press('Create account');
    await userEvent.type(await screen.findByLabelText('Your password'), 'my own password');
    await press('Confirm');
    await screen.findByRole('heading', { name: '1 account created' });
    expect(inputs()[1]).toEqual(inputs()[0]);
  });

  test('is told what is wrong, and nothing is sent', async () => {
    renderApp('/admin/people/new');
    await press('Create account');
    expect(await screen.findByText('Name must have at least 2 characters.')).toBeTruthy();
    expect(inputs()).toEqual([]);
  });

  test('with a taken e-mail is refused in words', async () => {
    server.on({
      'accountCreation.start': () => {
        throw new Refusal('CONFLICT', EMAIL_TAKEN, [{ path: 'accounts.0.email', message: EMAIL_TAKEN }]);
      },
    });
    await fillIn();
    await press('Create account');
    expect((await screen.findByRole('alert')).textContent).toBe(EMAIL_TAKEN);
  });
});

describe('a list', () => {
  test('shows every wrong row with its line, and creates nothing before it is asked to', async () => {
    server.on({ 'accountCreation.findTaken': () => ['cy@example.org'] });
    await openList();
    await paste(
      'name;email;role\nAda;ada@example.org;user\nBob;bob;\nCy;cy@example.org;\n<b>Dora</b>;dora@example.org;',
    );
    const rows = within(await screen.findByRole('table', { name: 'Rows to mend' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '3BobbobEnter an e-mail address like name@example.org.',
      `4Cycy@example.org${EMAIL_TAKEN}`,
    ]);
    expect(screen.getByRole('heading', { name: '2 people are ready. 2 rows need a change.' })).toBeTruthy();
    expect(inputs()).toEqual([]);
    await press('Create the 2 that are right');
    await press('Open the sign-in sheets');
    expect(await screen.findByText('<b>Dora</b>')).toBeTruthy();
    expect(inputs()[0]?.accounts.map(({ name }) => name)).toEqual(['Ada', '<b>Dora</b>']);
    await press('Close');
    // The others wait to be mended.
    await press('Mend the other rows');
    expect(await screen.findByLabelText('Or paste them here')).toHaveProperty(
      'value',
      '"name","email","role"\n"Bob","bob",""\n"Cy","cy@example.org","user"\n',
    );
  });

  test('that was mended is looked at again', async () => {
    await openList();
    await paste('Ada,ada');
    expect(await screen.findByRole('heading', { name: '0 people are ready. 1 row needs a change.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    await paste('Ada,ada@example.org');
    expect(await button('Create 1 account')).toBeTruthy();
  });

  test('is read from a file, which may be no text, or too large', async () => {
    await openList();
    const choose = (content: BlobPart) =>
      userEvent.upload(
        screen.getByLabelText('File with people'),
        new File([content], 'people.csv', { type: 'text/csv' }),
      );
    await choose('name,email\r\nAda,ada@example.org\r\n');
    await waitFor(() => expect(field('Or paste them here').value).toContain('ada@example.org'));
    await choose(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]));
    expect((await screen.findByRole('alert')).textContent).toBe(UNREADABLE);
    await choose('x'.repeat(2_000_000));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(TOO_LARGE));
    await choose(new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0x2c, 0x00, 0x61, 0x00]));
    await waitFor(() => expect(field('Or paste them here').value).toBe('A,a'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('with more rows than fit says from which line on', async () => {
    await openList();
    await paste(Array.from({ length: 502 }, (_, index) => `Person,p${index}@example.org`).join('\n'));
    expect((await screen.findByRole('alert')).textContent).toContain('2 rows from line 501 on are left out');
    expect(await button('Create the 500 that are right')).toBeTruthy();
  });

  test('after a cut connection sends the same again', async () => {
    await openList();
    await paste('Ada,ada@example.org');
    await button('Create 1 account');
    server.down(true);
    await press('Create 1 account');
    expect((await screen.findByRole('alert')).textContent).toContain('nobody is created twice');
    server.down(false);
    let isFirst = true;
    server.on({
      'accountCreation.start': ({ accounts }) => {
        if (isFirst) {
          isFirst = false;
          throw new Refusal('UNAVAILABLE', 'The server is busy. Please try again in a moment.');
        }
        created(accounts.length);
        return { id: LIST_ID };
      },
    });
    await press('Create 1 account');
    await screen.findByText('The server is busy. Please try again in a moment.');
    await press('Create 1 account');
    await screen.findByRole('heading', { name: '1 account created' });
    expect(inputs()).toHaveLength(2);
    expect(inputs()[1]).toEqual(inputs()[0]);
  });
});

describe('a list that was sent', () => {
  const openIt = () => renderApp(`/admin/people/new?list=${LIST_ID}`);

  test('shows how far it is, then that it is done', async () => {
    openIt();
    expect(await screen.findByRole('heading', { level: 1, name: 'Creating 300 accounts' })).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Accounts that are ready' });
    expect(bar.getAttribute('aria-valuetext')).toBe('112 of 300');
    expect(screen.getByText(/You can leave this page/)).toBeTruthy();
    created(300);
    expect(
      await screen.findByRole('heading', { level: 1, name: '300 accounts created' }, { timeout: 4_000 }),
    ).toBeTruthy();
  });

  test('of another admin shows as much, and offers neither sheets nor changes', async () => {
    listIs(BY_OTHER);
    openIt();
    expect(await screen.findByText(/Grace Hopper sent this list/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /discard/i })).toBeNull();
    created(300, null);
    list = { ...list, ...BY_OTHER };
    expect(await screen.findByText(/Only Grace Hopper/, {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /sheet/i })).toBeNull();
  });

  test('is on the page of all lists', async () => {
    const running = { ...list, ...BY_OTHER };
    server.on({ 'accountCreation.list': () => ({ items: [running], nextCursor: null }) });
    renderApp('/admin/people/new');
    const row = within(await screen.findByRole('region', { name: 'Lists of the last 7 days' }));
    expect(await row.findByText('112 of 300')).toBeTruthy();
    await userEvent.click(row.getByRole('link', { name: 'Open the list of 300 people by Grace Hopper' }));
    await screen.findByRole('heading', { level: 1, name: 'Creating 300 accounts' });
  });

  const ADA = { name: 'Ada', email: 'ada@example.org', role: 'user' as const };
  const BOB = { name: 'Bob', email: 'bob@example.org', role: 'user' as const };
  const bobIsTaken = () =>
    listIs({
      ...{ state: 'taken', people: 2, ready: 2, taken: 1, deletedAt: '2026-03-08T12:00:00.000Z' },
      accounts: [
        { ...ADA, taken: false },
        { ...BOB, taken: true },
      ],
    });

  test('names e-mails that were taken, and creates the others', async () => {
    bobIsTaken();
    server.on({
      'accountCreation.mend': () => {
        created(1);
        return { id: LIST_ID };
      },
    });
    openIt();
    await screen.findByRole('heading', { level: 1, name: 'Nobody is created yet' });
    expect(screen.getByText('bob@example.org')).toBeTruthy();
    await press('Create the other one');
    await screen.findByRole('heading', { level: 1, name: '1 account created' });
    expect(server.inputs('accountCreation.mend')).toMatchObject([{ jobId: LIST_ID, accounts: [ADA] }]);
  });

  test('is changed, and sent again', async () => {
    bobIsTaken();
    server.on({
      'accountCreation.mend': () => {
        listIs({ people: 2, ready: 1 });
        return { id: LIST_ID };
      },
    });
    openIt();
    await press('Change the list');
    expect(field('Or paste them here').value).toContain('"Bob","bob@example.org"');
    await paste('Ada,ada@example.org\nBob,bob2@example.org');
    await press('Create 2 accounts');
    await screen.findByRole('heading', { level: 1, name: 'Creating 2 accounts' });
    expect(server.inputs('accountCreation.mend')).toMatchObject([
      { jobId: LIST_ID, accounts: [ADA, { ...BOB, email: 'bob2@example.org' }] },
    ]);
  });

  test('is discarded after a question', async () => {
    server.on({ 'accountCreation.discard': () => undefined });
    const router = openIt();
    await press('Stop and discard list');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop and discard list?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop and discard list' }));
    await screen.findByRole('heading', { level: 1, name: 'Create accounts' });
    expect(server.inputs('accountCreation.discard')).toEqual([{ jobId: LIST_ID }]);
    expect(router.state.location.search).toEqual({});
  });

  test('that is discarded in another tab says so', async () => {
    openIt();
    await screen.findByRole('heading', { level: 1, name: 'Creating 300 accounts' });
    server.on({
      'accountCreation.get': () => {
        throw new Refusal('NOT_FOUND', 'List not found.');
      },
    });
    expect(await screen.findByText(/This list isn't here any more/, {}, { timeout: 4_000 })).toBeTruthy();
  });
});

describe('sign-in sheets', () => {
  test('are asked for again after the page was left, and tell whose passwords were used', async () => {
    created(3, 2);
    server.on({
      'accountCreation.openSheets': () =>
        withPasswords([
          { name: 'Ada', email: 'ada@example.org', role: 'user' },
          { name: '=Bob', email: 'bob@example.org', role: 'user' },
        ]),
    });
    renderApp(`/admin/people/new?list=${LIST_ID}`);
    await screen.findByRole('heading', { level: 2, name: '2 sign-in sheets' });
    expect(screen.getByText(/1 person has a password of their own already/)).toBeTruthy();
    await press('Open the sign-in sheets');
    await screen.findByText('abcd-efgh-2222');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    await press('Close');
    expect(screen.queryByText('abcd-efgh-2222')).toBeNull();
    expect(await button('Open the sign-in sheets')).toBeTruthy();
  });

  test('are none where everybody has a password', async () => {
    created(3, 0);
    renderApp(`/admin/people/new?list=${LIST_ID}`);
    await screen.findByRole('heading', { level: 2, name: 'No sign-in sheets left' });
    expect(screen.queryByRole('button', { name: /Open/ })).toBeNull();
  });
});
