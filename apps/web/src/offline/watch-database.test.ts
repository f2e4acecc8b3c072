import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UserDatabase } from './database.ts';
import { watchDatabase } from './watch-database.ts';

function watched(database: UserDatabase) {
  const told: string[] = [];
  const stop = watchDatabase(
    database,
    { tables: ['outbox'], read: () => database.outbox.count() },
    {
      next: (count) => told.push(`${count} ops`),
      error: (error) => told.push(error instanceof Error ? error.name : 'no error'),
    },
  );
  onTestFinished(stop);
  return { told, stop };
}

test('reports an error when the browser has no database or refuses to open it', async () => {
  class Absent extends UserDatabase {
    override open() {
      return UserDatabase.Promise.reject(new UserDatabase.MissingAPIError('None here.'));
    }
  }
  const absent = watched(new Absent(newId()));
  await waitFor(() => expect(absent.told).toEqual(['MissingAPIError']));

  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'InvalidStateError');
  });
  const refused = watched(new UserDatabase(newId()));
  await waitFor(() => expect(refused.told).toHaveLength(1));
});

test('reports an error when a read finds the database closed', async () => {
  const database = new UserDatabase(newId());
  await database.open();
  const { told } = watched(database);
  database.close();
  await waitFor(() => expect(told).toEqual(['DatabaseClosedError']));
});

test('reports nothing after it was stopped', async () => {
  const database = new UserDatabase(newId());
  const { told, stop } = watched(database);
  stop();
  await database.open();
  await database.outbox.count();
  expect(told).toEqual([]);
});
