import type { RejectedEntry } from '../queue/records.ts';
import type { MirrorSource } from './unsettled.ts';

/** How far this device and the server are apart. */
export interface SyncFacts {
  /** Ops in the queue. */
  pending: number;
  /** Ops that only memory holds: 'not saved'. */
  notSaved: number;
  /** Ops kept on the server to be looked at. */
  parked: number;
  rejected: RejectedEntry[];
  /** Server time of the last answered exchange, milliseconds; null before the first. */
  lastExchange: number | null;
  /** Server clock minus this device's, milliseconds; null before it was measured. */
  skew: number | null;
}

export async function readSyncFacts({ database, held }: MirrorSource): Promise<SyncFacts> {
  const meta = await database.meta.get('meta');
  const parked = await database.rows.where('kind').equals('held').count();
  return {
    pending: await database.outbox.count(),
    notSaved: held.length,
    parked,
    rejected: (await database.rejected.toArray()).sort((a, b) => b.at - a.at),
    lastExchange: meta?.lastExchange ?? null,
    skew: meta?.skew ?? null,
  };
}

/** What each offline ability has on this device: quizzes that can be taken and cards that can be repeated. */
export interface OfflineSupply {
  quizzes: number;
  cards: number;
  /** Of all packs on this device. */
  bytes: number;
}

export async function readOfflineSupply({ database }: MirrorSource): Promise<OfflineSupply> {
  const packs = await database.packs.toArray();
  const hashes = new Set(packs.map(({ hash }) => hash));
  const hashOf = (body: unknown, name: 'hash' | 'packHash') => (body as Record<typeof name, string>)[name];
  const rows = await database.rows.where('kind').anyOf('pack', 'card').toArray();
  const here = (kind: string, name: 'hash' | 'packHash') =>
    rows.filter((row) => row.kind === kind && hashes.has(hashOf(row.body, name)));
  return {
    quizzes: new Set(here('pack', 'hash').map(({ id }) => id)).size,
    cards: here('card', 'packHash').length,
    bytes: packs.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
