import type { CreateAccountsInput, CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';

type Accounts = CreateAccountsInput['accounts'];

export const LIST_ID = newId();
export const addPasswords = (accounts: Accounts) =>
  accounts.map((account, index) => ({ ...account, password: `abcd-efgh-${2222 + index}` }));

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
export const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

export async function paste(text: string) {
  field('Or paste them here').focus();
  await userEvent.clear(field('Or paste them here'));
  await userEvent.paste(text);
  await press('Check the list');
}

/** Signs an admin in and fakes a server that has one list of people. Call once at the top of a test file. */
export function listFixture() {
  const server = fakeServer();
  let list: CreationJobDetails;

  /** Sets the list that the server returns; by default one that the signed-in admin sent and that is being created. */
  function listIs(more: Partial<CreationJobDetails>): CreationJobDetails {
    list = {
      id: LIST_ID,
      maker: { id: newId(), name: 'Ada Lovelace' },
      own: true,
      sentAt: '2026-03-01T12:00:00.000Z',
      state: 'running',
      people: 300,
      ready: 112,
      taken: 0,
      deletedAt: null,
      sheets: null,
      accounts: null,
      ...more,
    };
    return list;
  }
  const created = (people: number, more: Partial<CreationJobDetails> = {}) =>
    listIs({ state: 'created', people, ready: people, sheets: people, deletedAt: '2026-03-08T12:00:00.000Z', ...more });

  beforeEach(() => {
    signIn('admin');
    listIs({});
    let sent: Accounts = [];
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
      'accountCreation.openSheets': () => addPasswords(sent),
    });
  });

  return { server, listIs, created, inputs: () => server.inputs('accountCreation.start') as CreateAccountsInput[] };
}
