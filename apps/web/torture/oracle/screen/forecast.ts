import { VOID } from '@quorbit/contracts/sync/ops/void';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { reviewRate, reviewUndo } from '#features/reviews/reviews.mirror.ts';
import { correctedTime } from '#offline/mirror/corrected-time.ts';
import { readPendingOps } from '#offline/mirror/pending-work.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import type { Browser } from '../../world/browser.ts';
import type { Learner } from '../../world/learner.ts';
import type { World } from '../../world/world.ts';
import { TIME_TOLERANCE_MS } from '../tolerance.ts';
import type { Report } from '../violation.ts';
import { type Look, lookAt } from './look.ts';
import { shownIn } from './shown.ts';
import { type Figure, unknowable } from './unknowable.ts';

/** What a device says about work that only it has, which must be what the server says once it has it. */
export interface Forecast {
  browser: Browser;
  /** What can be known of what it says. */
  said: Partial<Said>;
}

interface Said extends Record<Figure, unknown> {
  xp: number | null;
  streak: object | null;
  /** Cards by question, as often repeated. */
  cards: Record<string, number>;
  /** The questions of today. */
  due: readonly string[];
}

/** What devices say before everything is sent, where nothing that they cannot know stands in the way. */
export async function forecast(world: World): Promise<Forecast[]> {
  // What requests under way bring meanwhile, a device does not know yet.
  if (world.clock.isReal) return [];
  const found: Forecast[] = [];
  for (const learner of world.learners.filter(({ gone }) => !gone)) {
    const browser = await onlyOneWithWork(learner);
    const [look] = (browser && (await lookAt(world, browser))) ?? [];
    const pending = look && (await knownWork(world, learner, look));
    if (!browser || !pending) continue;
    const unknown = unknowable(look, pending, await world.server.facts(learner.userId));
    found.push({ browser, said: without(unknown, saidBy(look)) });
  }
  return found;
}

/** @param forecasts made before everything was sent; now the world is at rest */
export async function checkForecasts(world: World, forecasts: readonly Forecast[], report: Report): Promise<void> {
  for (const { browser, said } of forecasts) {
    const [look] = (await lookAt(world, browser)) ?? [];
    const now: Partial<Said> = look ? saidBy(look) : {};
    const before = JSON.stringify(said);
    const after = JSON.stringify(
      Object.fromEntries(FIGURES.flatMap((name) => (name in said ? [[name, now[name]]] : []))),
    );
    const index = browser.learner.browsers.indexOf(browser);
    if (before !== after) report('screen', `browser ${index} said ${before}, and with everything sent ${after}`);
  }
}

const FIGURES: readonly Figure[] = ['xp', 'streak', 'cards', 'due'];

function without(unknown: ReadonlySet<Figure>, said: Said): Partial<Said> {
  return Object.fromEntries(FIGURES.flatMap((name) => (unknown.has(name) ? [] : [[name, said[name]]])));
}

function saidBy(look: Look): Said {
  const { xp, streak, cards, due } = shownIn(look);
  const byId = [...cards.values()].sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  return {
    xp,
    streak,
    cards: Object.fromEntries(byId.map(({ questionId, reps }) => [questionId, reps])),
    // A device's clock may be off by what the network took: those that are due together may come in another order.
    due: [...due].sort(),
  };
}

/**
 * The one browser that has work; null where none has, or where several have, whose order of arrival decides. Of tabs only
 * one may be open where memory holds work: the others do not know of it.
 */
async function onlyOneWithWork({ browsers }: Learner): Promise<Browser | null> {
  const working: Browser[] = [];
  let hidden = false;
  for (const browser of browsers) {
    const inMemory = browser.tabs.some(({ writer }) => writer.unsaved().length + writer.unsavedSent().length > 0);
    if (inMemory || (await browser.pending()).length > 0) working.push(browser);
    hidden ||= inMemory && browser.tabs.length > 1;
  }
  const [only] = working;
  return working.length === 1 && only && !hidden ? only : null;
}

/** What is pending, where the device has all rows there are and its work can't come out otherwise than it thinks; else null. */
async function knownWork({ server, clock }: World, learner: Learner, look: Look): Promise<readonly NewOp[] | null> {
  const { userId, journal } = learner;
  const { content, database, browser, inMemory } = look;
  const { meta, outbox } = content;
  const facts = await server.facts(userId);
  const [profile] = await profileRows.rows(database);
  if (!meta?.complete || profile?.version !== facts.profileVersion) return null;
  if (await isOwedAgain(learner, browser, facts)) return null;
  // Parked work comes out of its order.
  if (facts.receipts.some(({ opId, status }) => status === 'parked' && !journal.seen.get(opId)?.intent.poison))
    return null;
  // What was discarded may have come before.
  if (outbox.some(({ type }) => type === VOID)) return null;
  // A clock that was set since the device heard from the server.
  if (Math.abs(browser.now() + (meta.skew ?? 0) - clock.now()) > TIME_TOLERANCE_MS) return null;
  const unsaved = inMemory.map(({ op }) => op);
  const pending = (await readPendingOps({ database, unsaved })).map(({ op }) => op);
  const intents = new Map(look.held.map(({ op, intent }) => [op.opId, intent]));
  // Poison is refused or parked; work from before the clock was set may be corrected to another day.
  const isPlain = pending.every((op) => {
    const intent = intents.get(op.opId);
    const off = Date.parse(correctedTime(op.at, op, meta.skew)) - (intent?.at ?? 0);
    return intent && intent.poison === null && !intent.discarded && Math.abs(off) < TIME_TOLERANCE_MS;
  });
  return isPlain && pending.some(({ type }) => PAYING.includes(type)) ? pending : null;
}

/** The database was restored to before some work, which the device that did it will send again, in an order of its own. */
async function isOwedAgain({ browsers }: Learner, own: Browser, { receipts }: Facts): Promise<boolean> {
  const known = new Set(receipts.map(({ opId }) => opId));
  // Where time is real, others may have put it into their queues since those were looked at.
  const owed = await Promise.all(
    browsers.map((browser) =>
      browser.peek(async (tx) => [
        ...(await tx.journal()).map(({ op }) => op),
        ...(browser === own ? [] : await tx.outbox()),
      ]),
    ),
  );
  return owed.flat().some(({ opId }) => !known.has(opId));
}

const PAYING: readonly string[] = [attemptSubmit.type, reviewRate.type, reviewUndo.type];
