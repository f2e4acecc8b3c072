import { newId } from '@quorbit/contracts/lib/ids';
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { beforeEach } from 'vitest';
import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { MIRRORS } from '#features/mirrors.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { type DeviceStore, openDeviceStore } from '#offline/device-store.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import type { Selector } from '#offline/mirror/selector.ts';
import { createMeta } from '#offline/queue/identity.ts';

export const PLANETS = quiz({ questions: ['First?', 'Second?', 'Third?'].map((text) => question(text)) });
export const [FIRST = '', SECOND = '', THIRD = ''] = PLANETS.questions.map(({ id }) => id);
/** The hash of the pack that every attempt belongs to. */
export const HASH = 'a'.repeat(64);
export const START = Date.parse('2026-03-01T12:00:00Z');

/** Opens a new user's device for each test of a file. Returns functions that read and change its data. */
export function mirrorFixture() {
  let me: DeviceStore;
  let source: MirrorSource;
  let version = 0;

  beforeEach(() => {
    me = openDeviceStore(newId());
    source = { database: me.database, areas: MIRRORS, unsaved: [] };
  });

  return {
    get me(): DeviceStore {
      return me;
    },
    get source(): MirrorSource {
      return source;
    },

    /** Returns the value of a selector on this device. */
    read: <T>(selector: Selector<T>, more?: Partial<MirrorSource>) => readMirror({ ...source, ...more }, selector),

    /**
     * Finishes an attempt on this device: the first `right` questions are answered right, the next one wrong, the rest
     * are skipped. Returns the attempt's id.
     */
    async finish({ right = 2, at = START, of = PLANETS } = {}): Promise<string> {
      const attemptId = newId();
      const draft = createDraft({ attemptId, started: started(of), timed: true, now: at - 60_000 });
      const answers = Object.fromEntries(
        of.questions.slice(0, right + 1).map(({ id }, index) => [id, index < right ? 1 : 0]),
      );
      await me.store(createDraftStore).begin(draft);
      await me
        .store(createDraftStore)
        .finish({ ...draft, answers }, (kept) => ({ ...kept, answers }), at - draft.startedAt);
      return attemptId;
    },

    async putRow(kind: MirrorKind, id: string, body: unknown): Promise<void> {
      version += 1;
      await me.database.rows.put({ scope: 'me', kind, id, version, body, generation: 1 });
    },

    /** Simulates that the server has accepted all pending ops. `rowsCame`: whether their rows have arrived as well. */
    async acknowledge({ rowsCame }: { rowsCame: boolean }): Promise<void> {
      await me.storage.write(async (tx) => {
        const ops = await tx.outbox();
        await tx.clearOutbox();
        await tx.addJournal(ops.map((op) => ({ op, at: START, parked: false })));
        const meta = (await tx.meta()) ?? createMeta(newId());
        await tx.setMeta({ ...meta, settled: rowsCame ? await tx.lastOrder() : meta.settled });
      });
    },

    /** Simulates that the server refuses the only pending op. */
    async refuse(): Promise<void> {
      await me.storage.write(async (tx) => {
        const [op] = await tx.outbox();
        if (!op) throw new Error('one op');
        await tx.clearOutbox();
        await tx.addRejected([{ opId: op.opId, op, code: 'NOT_FOUND', message: 'No such quiz.', at: START }]);
      });
    },
  };
}
