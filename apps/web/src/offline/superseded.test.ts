// These tests cover a page whose database a newer build's page changes or another page deletes.
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
  ['upgrades the database', async (userId: string) => void (await new NewerDatabase(userId).open())],
  ['deletes the database', (userId: string) => new UserDatabase(userId).delete()],
])(
  'database: if another page %s, this page closes it for good, stops syncing and asks to be reloaded',
  async (_name, takeOver) => {
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
  },
);

test('a newer build’s page opens the older page’s database and finds its work', async () => {
  const userId = newId();
  const me = openDeviceStore(userId);
  await me.writer.enqueue({ type: 'test', args: {} });
  const newer = new NewerDatabase(userId);
  expect(await newer.outbox.count()).toBe(1);
  expect(me.database.ended.aborted).toBe(true);
});
