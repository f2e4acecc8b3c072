import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { HeldRow, PackRow } from '@quorbit/contracts/sync/rows';
import type { NewOp } from '../queue/enqueue.ts';
import { correctedTime, type MirrorSource, readUnsettled, type Standing } from './unsettled.ts';

/** One piece of work that does not count yet. */
export interface WorkItem {
  opId: string;
  kind: 'attempt' | 'rating' | 'other';
  /** The quiz; null where this device does not know its name. */
  title: string | null;
  /** When it was done, in the server's time as far as it is known. */
  at: string;
  /** How many answers it holds. */
  answers: number;
  /** Leads to its report; null for all but attempts. */
  attemptId: string | null;
  standing: Exclude<Standing, 'arrived'> | 'rejected';
  /** Why it was refused, and when; null unless it was. */
  refusal: { code: string; message: string; at: number } | null;
}

/** Work that waits, is looked at or was refused, newest first. */
export async function readWork(source: MirrorSource): Promise<WorkItem[]> {
  const { database } = source;
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  const unsettled = await readUnsettled(source);
  const rejected = await database.rejected.toArray();
  const rows = await database.rows.where('kind').anyOf('pack', 'held').toArray();
  const titles = new Map<string, string>();
  for (const { quizId, body } of await database.packs.toArray()) titles.set(quizId, body.title);
  for (const { kind, body } of rows) if (kind === 'pack') titles.set((body as PackRow).quizId, (body as PackRow).title);

  const itemOf = (op: NewOp, standing: WorkItem['standing'], refusal: WorkItem['refusal'] = null): WorkItem => {
    const { opId } = op;
    const at = correctedTime(op.at, op, skew);
    return { opId, ...factsOf(op, titles), at, standing, refusal };
  };
  const items = [
    ...unsettled.flatMap(({ op, standing }) => (standing === 'arrived' ? [] : [itemOf(op, standing)])),
    ...rejected.map(({ op, code, message, at }) => itemOf(op, 'rejected', { code, message, at })),
  ];
  // What another device sent, or what left this one's journal, is known by its row only.
  const known = new Set(items.map(({ opId }) => opId));
  for (const { kind, body } of rows) {
    const { opId, type, at } = body as HeldRow;
    if (kind !== 'held' || known.has(opId)) continue;
    const named = { kind: kindOf(type), title: null, answers: 0, attemptId: null };
    items.push({ opId, ...named, at, standing: 'parked', refusal: null });
  }
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function factsOf({ type, args }: NewOp, titles: ReadonlyMap<string, string>) {
  const kind = kindOf(type);
  if (kind === 'attempt') {
    const { quizId, attemptId, answers } = args as AttemptSubmitArgs;
    const given = answers.filter(({ option }) => option !== null).length;
    return { kind, title: titles.get(quizId) ?? null, answers: given, attemptId };
  }
  const title = kind === 'rating' ? (titles.get((args as ReviewRateArgs).quizId) ?? null) : null;
  return { kind, title, answers: 1, attemptId: null };
}

function kindOf(type: string): WorkItem['kind'] {
  if (type === ATTEMPT_SUBMIT) return 'attempt';
  return type === REVIEW_RATE ? 'rating' : 'other';
}
