// Owns telling people all that is stored about them.
import type { AccountExport } from '@quorbit/contracts/accounts/export';
import { withoutKey } from '@quorbit/contracts/quizzes/question';
import { notFound } from '../../lib/app-error.ts';
import type { SignedInContext } from '../../trpc/context.ts';
import { audit } from '../audit/audit.service.ts';
import { sealedQuizzes } from '../quizzes/seals.ts';
import * as repository from './export.repository.ts';
import { readProfile } from './profiles.ts';

const PAGE = 200;

/** Everything personal of the caller. Read page by page, so that a long history never makes one slow query. */
export async function exportAccount(ctx: SignedInContext): Promise<AccountExport> {
  const { db, actor } = ctx;
  // Entered first, so that the log that is handed out holds this export too.
  await ctx.writeAs([], (tx, { id }) =>
    audit(tx, { actorId: id, subjectId: id, action: 'account.exported', at: ctx.now() }),
  );
  const account = await repository.accountOf(db, actor.id);
  if (!account) throw notFound('User');
  const profile = await readProfile(db, actor.id);
  const own = await ownContent(ctx);
  const sessions = await allPages((after: string | null) => repository.sessionsOf(db, actor.id, after, PAGE), byId);
  const xp = await allPages((after: string | null) => repository.ledgerOf(db, actor.id, after, PAGE), byId);
  const days = await allPages(
    (after: string | null) => repository.activeDaysOf(db, actor.id, after, PAGE),
    ({ day }) => day,
  );
  const ratings = await allPages(
    (after: number | null) => repository.ratingsOf(db, actor.id, after, PAGE),
    ({ acceptedNo }) => acceptedNo ?? 0,
  );
  const unlocked = await repository.achievementsOf(db, actor.id);
  const mails = await allPages((after: string | null) => repository.mailsTo(db, account.email, after, PAGE), byId);
  const log = await allPages((after: string | null) => repository.auditOf(db, actor.id, after, PAGE), byId);
  return {
    format: 1,
    exportedAt: ctx.now().toISOString(),
    profile,
    createdAt: account.createdAt.toISOString(),
    ...own,
    sessions: sessions.map(({ createdAt, lastSeenAt, userAgent }) => ({
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
    })),
    xp: xp.map(({ amount, reason, sourceId, occurredAt, day }) => ({
      amount,
      reason,
      sourceId,
      occurredAt: occurredAt.toISOString(),
      day,
    })),
    ratings: ratings.map(({ questionId, quality, confidence, at }) => ({
      questionId,
      quality: quality ?? 0,
      confidence,
      at: at.toISOString(),
    })),
    achievements: unlocked.map(({ achievementId, unlockedAt }) => ({
      id: achievementId,
      unlockedAt: unlockedAt.toISOString(),
    })),
    activeDays: days.map(({ day }) => day),
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    audit: log.map(({ action, details, at, actorId }) => ({
      action,
      details,
      at: at.toISOString(),
      byOwner: actorId === actor.id,
    })),
  };
}

/** Quizzes made, attempts handed in, cards made of these. */
async function ownContent({
  db,
  actor,
  now,
}: SignedInContext): Promise<Pick<AccountExport, 'quizzes' | 'attempts' | 'cards'>> {
  const quizzes = await allPages(
    (after: string | null) => repository.quizzesOf(db, actor.id, after, PAGE),
    ({ quiz }) => quiz.id,
  );
  const attempts = await allPages(
    (after: number | null) => repository.attemptsOf(db, actor.id, after, PAGE),
    ({ attempt }) => attempt.acceptedNo,
  );
  const cards = await allPages(
    (after: string | null) => repository.cardsOf(db, actor.id, after, PAGE),
    ({ questionId }) => questionId,
  );
  // Asked last: a quiz that was sealed while the pages were read then keeps its key.
  const sealed = await sealedQuizzes(db, actor, now());
  return {
    quizzes: quizzes.map(({ quiz, questions }) => ({
      id: quiz.id,
      title: quiz.title,
      category: quiz.category,
      description: quiz.description,
      status: quiz.status,
      audience: quiz.audience,
      createdAt: quiz.createdAt.toISOString(),
      updatedAt: quiz.updatedAt.toISOString(),
      deletedAt: quiz.deletedAt?.toISOString() ?? null,
      questions: sealed.has(quiz.id) ? questions.map(withoutKey) : questions,
    })),
    attempts: attempts.map(({ attempt, title, category }) => ({
      id: attempt.id,
      quiz: { id: attempt.quizId, title, category },
      startedAt: attempt.startedAt.toISOString(),
      finishedAt: attempt.finishedAt.toISOString(),
      score: attempt.score,
      totalMarks: attempt.totalMarks,
      percentage: attempt.percentage,
      passed: attempt.passed,
      xpEarned: attempt.xpEarned,
      // Without which answers were right: on a sealed quiz that would be the key.
      answers: attempt.answers.map(({ questionId, option, timeSpent }) => ({ questionId, option, timeSpent })),
    })),
    // A card says which answer was wrong, so those of a sealed quiz wait as well.
    cards: cards
      .filter(({ quizId }) => !sealed.has(quizId))
      .map(({ userId: _userId, packHash: _packHash, due, lastReview, ...card }) => ({
        ...card,
        due: due.toISOString(),
        lastReview: lastReview?.toISOString() ?? null,
      })),
  };
}

const byId = ({ id }: { id: string }) => id;

async function allPages<R, K>(read: (after: K | null) => PromiseLike<R[]>, keyOf: (row: R) => K): Promise<R[]> {
  const rows: R[] = [];
  let after: K | null = null;
  for (;;) {
    const page: R[] = await read(after);
    rows.push(...page);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return rows;
    after = keyOf(last);
  }
}
