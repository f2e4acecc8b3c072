import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { StoredRow } from '#offline/queue/records.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { LATER } from '../../../api/src/testing/torture/later.op.ts';
import type { Browser } from '../world/browser.ts';
import type { Learner } from '../world/learner.ts';
import type { World } from '../world/world.ts';
import { requireRest } from './heal.ts';
import type { Report } from './violation.ts';

/** Reports each device whose rows differ from the rows that a new device receives. */
export async function checkDevices(world: World, learner: Learner, facts: Facts, report: Report): Promise<void> {
  const fresh = await world.addBrowser(learner);
  await requireRest(world, report);
  const expected = await contentOf(fresh);
  for (const { kind } of expected.rows) learner.journal.compared.add(kind);
  const [profile] = profileRows.filterRows(expected.rows).map(({ body }) => body);
  if (profile?.xp !== facts.xp) report('rows', `a new device shows ${profile?.xp} XP instead of ${facts.xp}`);
  checkSavedQuizzes(world, expected.rows, facts, report);
  for (const [index, browser] of learner.browsers.entries()) {
    const { digest, summed, rows } = await contentOf(browser);
    if (digest !== expected.digest) report('digest', `browser ${index} has ${digest}, a new one ${expected.digest}`);
    if (digest !== summed) report('digest', `browser ${index} counts ${digest}, its rows sum up to ${summed}`);
    const unread = rows.filter(({ kind, unfit }) => unfit && kind !== LATER).map(({ kind }) => kind);
    if (unread.length > 0) report('rows', `browser ${index} does not read its rows of kind ${unread.join(', ')}`);
    const [own, others] = [new Map(rows.map(toKeyed)), new Map(expected.rows.map(toKeyed))];
    for (const key of new Set([...own.keys(), ...others.keys()])) {
      const [first, second] = [own.get(key), others.get(key)];
      if (!isSame(first, second))
        report('rows', `browser ${index}, ${key}: ${formatRow(first)} is not ${formatRow(second)}`);
    }
  }
}

/**
 * Reports quizzes that the learner downloaded but whose pack rows are missing, and pack rows that shouldn't exist. A
 * premium quiz has one only while the learner is premium.
 */
function checkSavedQuizzes(
  { server, authored }: World,
  rows: readonly StoredRow[],
  facts: Facts,
  report: Report,
): void {
  const own = new Set(rows.filter(({ scope, kind }) => scope === OWN_SCOPE && kind === 'pack').map(({ id }) => id));
  const allowed = new Map([...server.quizzes, ...authored, server.ofKinds].map(({ id }) => [id, true]));
  allowed.set(server.premium.id, facts.role === 'premium');
  for (const { quizId, packHash } of facts.keeps) {
    const shouldExist = packHash !== null && allowed.get(quizId) === true;
    if (own.has(quizId) !== shouldExist) report('rows', `the kept quiz ${quizId} is ${shouldExist ? 'not ' : ''}there`);
  }
}

const toKeyed = (row: StoredRow): [string, StoredRow] => [`${row.scope}|${row.kind}|${row.id}`, row];
const formatRow = (row: StoredRow | undefined) => JSON.stringify(row && [row.version, row.body]);

function isSame(a: StoredRow | undefined, b: StoredRow | undefined): boolean {
  if (a?.version !== b?.version) return false;
  // A server that doesn't know the row's kind can't read its body, and the device can't use it either, so a missing
  // body is no difference.
  const wasUnread = a?.kind === LATER && (a.body === null || b?.body === null);
  return wasUnread || JSON.stringify(a?.body) === JSON.stringify(b?.body);
}

async function contentOf(browser: Browser) {
  const { meta, rows } = await browser.peek(async (tx) => ({ meta: await tx.meta(), rows: await tx.rows() }));
  const hashes = rows.map(({ kind, id, version }) => rowHash(kind, id, version));
  return { digest: meta?.digest ?? '', summed: moveDigest(EMPTY_DIGEST, hashes, []), rows };
}
