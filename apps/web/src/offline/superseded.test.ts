// A page of a newer build changes the database, or another page deletes it.
import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onSuperseded } from '#lib/server/superseded.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { UserDatabase } from './database.ts';
import { openDeviceStore } from './device-store.ts';
import { startSync } from './sync.ts';

const server = fakeServer();

class NewerDatabase extends UserDatabase {
  constructor(userId: string) {
    super(userId);
    this.version(99).stores({ later: '&key' });
  }
}

test.each([
  ['changes it', async (userId: string) => void (await new NewerDatabase(userId).open())],
  ['deletes it', (userId: string) => new UserDatabase(userId).delete()],
])('another page %s: this one lets go of it for good, stops and asks to be loaded again', async (_name, takeOver) => {
  const told = vi.fn();
  onTestFinished(onSuperseded(told));
  told.mockClear();
  const me = openDeviceStore(newId());
  const phases: string[] = [];
  const sync = startSync({
    deviceStore: me,
    areas: [],
    token: 'the-token',
    onState: ({ phase }) => phases.push(phase),
    onSettled: () => {},
    onUpToDate: async () => {},
    onEvicted: () => {},
    onDefect: (error) => {
      throw error;
    },
  });
  onTestFinished(() => sync.stop());
  await waitFor(() => expect(phases.at(-1)).toBe('idle'));

  await takeOver(me.userId);
  expect(told).toHaveBeenCalledOnce();
  expect(phases.at(-1)).toBe('stopped');
  const requests = server.inputs('sync.exchange').length;
  expect(await me.writer.enqueue({ type: 'test', args: {} })).toBe('unsaved');
  expect(await me.writer.saveUnsaved()).toBe(false);
  await sync.syncNow();
  await expect(me.storage.read((tx) => tx.meta())).rejects.toThrow();
  await expect(me.storage.reopen()).rejects.toThrow();
  await expect(me.database.open()).rejects.toThrow();
  await expect(me.database.rows.count()).rejects.toThrow();
  expect(server.inputs('sync.exchange')).toHaveLength(requests);
});

test('the newer page works with what the older one left', async () => {
  const userId = newId();
  const me = openDeviceStore(userId);
  await me.writer.enqueue({ type: 'test', args: {} });
  const newer = new NewerDatabase(userId);
  expect(await newer.outbox.count()).toBe(1);
  expect(me.database.ended.aborted).toBe(true);
});
