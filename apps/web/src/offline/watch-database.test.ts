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

test('a browser without a database is told, as is one that refuses', async () => {
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

test('a read that finds the database closed is told', async () => {
  const database = new UserDatabase(newId());
  await database.open();
  const { told } = watched(database);
  database.close();
  await waitFor(() => expect(told).toEqual(['DatabaseClosedError']));
});

test('nothing is told after the end', async () => {
  const database = new UserDatabase(newId());
  const { told, stop } = watched(database);
  stop();
  await database.open();
  await database.outbox.count();
  expect(told).toEqual([]);
});
