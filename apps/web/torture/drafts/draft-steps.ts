import { newId } from '@quorbit/contracts/lib/ids';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { packBody } from '@quorbit/contracts/quizzes/schema';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { createDraft, type Draft, listDraftQuestions } from '#features/attempts/drafts.mirror.ts';
import { EVERY_KIND, responseTo } from '../../../api/src/testing/planted/kinds.ts';
import { type PlantedQuiz, RIGHT_OPTION } from '../../../api/src/testing/planted/quiz.ts';
import { tagOf } from '../ops/ops.ts';
import type { Browser } from '../world/browser.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';

const MINUTE_MS = 60_000;

/** The steps by which a learner works on an attempt that is stored as a draft before it is handed in. */
export type DraftStep =
  | { do: 'draft'; on: number; quiz: number; timed: boolean }
  /** One question of one draft is answered. */
  | { do: 'answer'; on: number; which: number; question: number; option: number }
  | { do: 'hand-in'; on: number; which: number };

const DRAFT_STEPS = ['draft', 'answer', 'hand-in'] as const satisfies DraftStep['do'][];

export function isDraftStep(step: { do: string }): step is DraftStep {
  return DRAFT_STEPS.some((name) => name === step.do);
}

export async function performDraft(
  world: World,
  browser: Browser,
  step: DraftStep,
  quiz: (index: number) => PlantedQuiz,
): Promise<void> {
  const tab = browser.tabInUse(world.nextMark());
  if (!tab.page) return;
  if (step.do === 'draft') await startDraft(world, browser, tab, quiz(step.quiz), step.timed);
  else {
    await browser.learner.drafts.recordSeen(browser, tab);
    const { drafts } = await tab.page.drafts.read();
    const draft = drafts[step.which % Math.max(1, drafts.length)];
    if (draft && step.do === 'answer') answer(browser, tab, draft, step);
    else if (draft) submitDraft(browser, tab, draft);
  }
}

async function startDraft(world: World, browser: Browser, tab: Tab, quiz: PlantedQuiz, timed: boolean): Promise<void> {
  const { learner } = browser;
  const { id: quizId, packHash } = quiz;
  const known = await tab.page?.database.packs.get(packHash);
  const fetched = browser.network.state === 'up' ? await world.server.pack(learner.userId, packHash) : null;
  const pack = known?.body ?? (fetched?.status === 200 ? packBody.parse(JSON.parse(fetched.text)) : null);
  if (!pack) return;
  const attemptId = newId();
  const draft = createDraft({
    attemptId,
    started: { quizId, packHash, pack },
    timed,
    now: browser.now(),
    userId: learner.userId,
  });
  const type = attemptSubmit.type;
  const args = { attemptId, ...(quiz.ranked ? { ranked: true } : {}) };
  const intent = learner.journal.recordIntent({ type, args, poison: null, browser, at: world.clock.now() });
  // The drafts' own check verifies the end of the attempt, so the oracle mustn't compare times.
  intent.timely = false;
  const durationMs = timed ? pack.duration * MINUTE_MS : null;
  const { disk } = browser;
  void tab.page?.drafts.begin(draft).then(({ draft: opened, result }) => {
    // If a draft of this quiz was open already, no new draft was created, so no attempt with the new id may be handed
    // in.
    if (opened.attemptId !== attemptId) learner.journal.intents.delete(tagOf(intent));
    else if (result === 'saved' && tab.alive) recordStarted();
  });

  function recordStarted(): void {
    const begun = learner.drafts.recordStarted({ attemptId, quizId, disk, begunAt: intent.at, durationMs });
    begun.seenBy.add(tab);
    // The disk may have been thrown away or rolled back while the draft was being saved.
    begun.gone = browser.disk !== disk;
  }
}

function answer(
  { learner }: Browser,
  { page, alive }: Tab,
  draft: Draft,
  { question, option }: { question: number; option: number },
): void {
  const questions = listDraftQuestions(draft);
  const chosen = questions[question % questions.length]?.question;
  if (chosen === undefined || !alive) return;
  const given = answerOf(chosen, option);
  const { id } = chosen;
  const change = (kept: Draft): Draft =>
    given.response
      ? { ...kept, responses: { ...kept.responses, [id]: given.response } }
      : { ...kept, answers: { ...kept.answers, [id]: option } };
  void page?.drafts.update(change(draft), change).then((result) => {
    learner.drafts.recordAnswer(draft.attemptId, { questionId: id, given: JSON.stringify(given) }, result);
  });
}

/**
 * Returns a right answer to a question of any kind if `option` is the right one of four, otherwise a wrong one; for
 * single choice, the option itself.
 */
function answerOf({ kind }: Pick<AnyQuestion, 'kind'>, option: number): AnswerValue {
  const planted = EVERY_KIND.find((item) => item.kind === kind && kind !== 'single');
  return planted && planted.kind !== 'single' ? responseTo(planted, option === RIGHT_OPTION) : { option };
}

function submitDraft(browser: Browser, { page }: Tab, draft: Draft): void {
  const { journal, drafts } = browser.learner;
  const begun = drafts.started.get(draft.attemptId);
  if (begun) begun.byLearner = true;
  const intent = journal.intents.get(`${attemptSubmit.type} ${draft.attemptId}`);
  void page?.drafts
    .finish(draft, (kept) => kept, page.drafts.age(draft))
    .then((result) => {
      if (intent) intent.result = result;
    });
}
