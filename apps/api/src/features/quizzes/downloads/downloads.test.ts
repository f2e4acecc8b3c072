import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DownloadChange, foldDownloads } from './downloads.ts';

const downloadChanges: fc.Arbitrary<DownloadChange[]> = fc.uniqueArray(
  fc.record({
    quizId: fc.constantFrom('q1', 'q2', 'q3'),
    packHash: fc.constantFrom('a', 'b', null),
    at: fc.integer({ min: 1, max: 4 }).map((ms) => new Date(ms)),
    opId: fc.uuid(),
  }),
  { maxLength: 12, selector: ({ opId }) => opId },
);

const groupByQuiz = (keeps: readonly DownloadChange[]) => new Map(keeps.map((keep) => [keep.quizId, keep]));
const countDownloads = (keeps: Iterable<DownloadChange>) =>
  [...keeps].filter(({ packHash }) => packHash !== null).length;

/** Applies sets of download changes one after the other, as if each set came in an exchange of its own. */
function foldAll(sets: readonly (readonly DownloadChange[])[], maxDownloads = 100) {
  const stored = new Map<string, DownloadChange>();
  const refused = new Map<string, string>();
  for (const set of sets) {
    const result = foldDownloads(set, {
      stored,
      downloadCount: countDownloads(stored.values()),
      maxDownloads,
      canDownload: () => true,
    });
    for (const keep of result.changed) stored.set(keep.quizId, keep);
    for (const [opId, why] of result.refused) refused.set(opId, why);
  }
  return { stored, refused };
}

describe('changes to downloads', () => {
  it('give the same result in any order, however often and in whatever sets they arrive', () => {
    const orders = downloadChanges.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.subarray(all),
        fc.nat(all.length),
      ),
    );
    fc.assert(
      fc.property(orders, ([all, shuffled, again, cut]) => {
        const { stored } = foldAll([all]);
        expect(foldAll([shuffled.slice(0, cut), shuffled.slice(cut), again]).stored).toEqual(stored);
        for (const keep of all) {
          const last = stored.get(keep.quizId)?.at.getTime() ?? 0;
          expect(last).toBeGreaterThanOrEqual(keep.at.getTime());
        }
      }),
    );
  });

  it('never exceed the maximum number of downloads, and are never refused if they remove one', () => {
    fc.assert(
      fc.property(downloadChanges, fc.integer({ min: 0, max: 3 }), (all, most) => {
        const { stored, refused } = foldAll(
          all.map((downloadChange) => [downloadChange]),
          most,
        );
        expect(countDownloads(stored.values())).toBeLessThanOrEqual(most);
        expect(foldAll([all], most).stored).toEqual(stored);
        for (const { opId, packHash } of all) if (packHash === null) expect(refused.has(opId)).toBe(false);
      }),
    );
  });

  it('are refused for quizzes that the learner may not have', () => {
    const at = new Date(1);
    const keeps = ['q1', 'q2'].map((quizId) => ({ quizId, packHash: 'a', at, opId: `op of ${quizId}` }));
    const removal = { quizId: 'q3', packHash: null, at, opId: 'op of q3' };
    const given = {
      stored: new Map(),
      downloadCount: 0,
      maxDownloads: 9,
      canDownload: ({ quizId }: DownloadChange) => quizId === 'q2',
    };
    const { changed, refused } = foldDownloads([...keeps, removal], given);
    expect([...groupByQuiz(changed).keys()]).toEqual(['q2', 'q3']);
    expect(refused).toEqual(new Map([['op of q1', 'not found']]));
  });
});
