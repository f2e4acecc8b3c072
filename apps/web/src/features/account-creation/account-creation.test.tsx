import 'fake-indexeddb/auto';
import { EMAIL_TAKEN } from '@quorbit/contracts/account-creation/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { UNREADABLE } from '#lib/workbook/workbook-messages.ts';
import { TOO_LARGE } from './people-list-form.tsx';
import { button, field, LIST_ID, listFixture, paste, press } from './testing/list-fixture.ts';

const { server, created, inputs } = listFixture();

async function openList() {
  renderApp('/admin/people/new');
  await userEvent.click(await screen.findByRole('tab', { name: 'Several people' }));
}

describe('creating an account for one person', () => {
  async function fillIn() {
    renderApp('/admin/people/new');
    await userEvent.type(await screen.findByLabelText('Name'), ' Ada Lovelace ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'Ada@Example.org');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Premium');
  }

  test('shows a sign-in sheet that says how the person logs in', async () => {
    await fillIn();
    await press('Create account');
    await screen.findByRole('heading', { name: '1 account created' });
    expect(server.inputs('accountCreation.openSheets')).toEqual([]);
    await press('Open the sign-in sheet');
    const sheets = within(await screen.findByRole('list', { name: 'Sign-in sheets' }));
    for (const words of ['Northside School', 'Ada Lovelace', 'ada@example.org', 'abcd-efgh-2222'])
      expect(sheets.getByText(words)).toBeVisible();
    expect(sheets.getByText(`${location.origin}/login`)).toBeVisible();
    expect(inputs()).toMatchObject([
      { accounts: [{ name: 'Ada Lovelace', email: 'ada@example.org', role: 'premium' }] },
    ]);
    expect(inputs()[0]?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('asks for the admin’s password if the server requires it, then sends the same request again', async () => {
    let isKnown = false;
    server.on({
      'accountCreation.start': () => {
        if (!isKnown) throw new Refusal('CONFIRM_FIRST', "Confirm that it's you, then try again.");
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

  test('shows what is wrong in the form, and sends nothing', async () => {
    renderApp('/admin/people/new');
    await press('Create account');
    expect(await screen.findByText('Name must have at least 2 characters.')).toBeVisible();
    expect(inputs()).toEqual([]);
  });

  test('shows the server’s message when the e-mail is taken', async () => {
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

describe('a list of people', () => {
  test('shows every wrong row with its line, and creates nothing before “Create” is pressed', async () => {
    server.on({ 'accountCreation.findTaken': () => ['cy@example.org'] });
    await openList();
    await paste(
      'name;email;role\nAda;ada@example.org;user\nBob;bob;\nCy;cy@example.org;\n<b>Dora</b>;dora@example.org;',
    );
    const rows = within(await screen.findByRole('table', { name: 'Rows to fix' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '3BobbobEnter an e-mail address like name@example.org.',
      `4Cycy@example.org${EMAIL_TAKEN}`,
    ]);
    expect(screen.getByRole('heading', { name: '2 people are ready. 2 rows need a change.' })).toBeVisible();
    expect(inputs()).toEqual([]);
    await press('Create the 2 that are ready');
    await press('Open the sign-in sheets');
    expect(await screen.findByText('<b>Dora</b>')).toBeVisible();
    expect(inputs()[0]?.accounts.map(({ name }) => name)).toEqual(['Ada', '<b>Dora</b>']);
    await press('Close');
    // The two wrong rows are still there to be corrected.
    await press('Fix the other rows');
    expect(await screen.findByLabelText('Or paste them here')).toHaveProperty(
      'value',
      '"name","email","role"\n"Bob","bob",""\n"Cy","cy@example.org","user"\n',
    );
  });

  test('is checked again after it was corrected', async () => {
    await openList();
    await paste('Ada,ada');
    expect(await screen.findByRole('heading', { name: '0 people are ready. 1 row needs a change.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    await paste('Ada,ada@example.org');
    expect(await button('Create 1 account')).toBeVisible();
  });

  test('is read from a file, and refuses a file that is not text or too large', async () => {
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

  test('with too many rows says from which line on they are left out', async () => {
    await openList();
    await paste(Array.from({ length: 502 }, (_, index) => `Person,p${index}@example.org`).join('\n'));
    expect((await screen.findByRole('alert')).textContent).toContain('2 rows from line 501 on are left out');
    expect(await button('Create the 500 that are ready')).toBeVisible();
  });

  test('is sent again unchanged after the connection was cut', async () => {
    await openList();
    await paste('Ada,ada@example.org');
    await button('Create 1 account');
    server.down(true);
    await press('Create 1 account');
    expect((await screen.findByRole('alert')).textContent).toContain('nobody gets two accounts');
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
