import { NO_ANSWER } from '@quorbit/contracts/quizzes/answer-input';
import { type AnswerValue, isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProgressSnapshot } from '#features/xp/progress-snapshot.mirror.ts';
import { useUser } from '#lib/session.ts';
import { syncNow } from '#offline/sync-status.ts';
import type { DraftsOnDevice } from '../drafts/draft-store.ts';
import { getDraftAnswer } from '../drafts.mirror.ts';
import { getCurrentQuestion, isComplete, isSettled } from '../player-state.ts';
import { type DraftOptions, useDraft } from '../use-draft.ts';
import { checkAnswer, goToNextOpen, listMissed, mergeDraft, settle, setUnchecked } from './check-state.ts';
import { closeVerdict, createMending } from './mending-state.ts';
import type { MendingStore } from './mending-store.ts';
import type { ShownQuestion } from './shown-question.ts';

export interface CheckPlayerOptions extends DraftOptions {
  mendings: MendingStore;
  /** Returns the learner's progress before the attempt; undefined if unknown. */
  readProgressBefore: () => ProgressSnapshot | undefined;
}

/**
 * Manages an attempt in mode `check` while it's being taken. Each question's first answer is final, whichever tab gave
 * it, and the last one submits the attempt.
 */
export function useCheckPlayer({ mendings, readProgressBefore, ...options }: CheckPlayerOptions) {
  const { store, onOver } = options;
  const { timeZone } = useUser();
  const { draft, saved, getLatest, show, change, finish, age } = useDraft(options);
  const [isLeaving, setLeaving] = useState(false);
  const submission = useRef<Promise<void> | null>(null);
  const { attemptId } = draft;
  const isDone = isComplete(draft);
  const asked = getCurrentQuestion(draft);
  const { id } = asked.question;
  const settled = isSettled(draft, id);

  const findDraft = ({ drafts }: DraftsOnDevice) => drafts.find((other) => other.attemptId === attemptId);

  const adopt = useEffectEvent((onDevice: DraftsOnDevice) => {
    const stored = findDraft(onDevice);
    if (stored) show(mergeDraft(getLatest(), stored));
    // Another tab submitted the attempt; a disk that can't be read right now doesn't mean that.
    else if (onDevice.available && submission.current === null && !store.isUnsaved(getLatest())) onOver();
  });

  const submit = useEffectEvent(() => {
    submission.current ??= submitAll();
  });

  async function submitAll(): Promise<void> {
    const durationMs = age();
    // Waits until the last answer is stored; another tab may have given an earlier one.
    await change((before) => before);
    const onDevice = await store.read();
    const stored = findDraft(onDevice);
    if (!stored && onDevice.available) return;
    const last = stored ? mergeDraft(getLatest(), stored) : getLatest();
    show(last);
    const day = learnerDay(new Date(), timeZone);
    // Stored before the attempt is submitted, so that the verdict on show isn't lost with the draft.
    await mendings.begin(createMending(last, { day, before: readProgressBefore() }));
    await finish(durationMs);
    void syncNow();
  }

  useEffect(() => store.watch((onDevice) => adopt(onDevice)), [store]);
  useEffect(() => {
    if (isDone) submit();
  }, [isDone]);

  const given = settled ? getDraftAnswer(draft, id) : (draft.unchecked?.[id] ?? NO_ANSWER);
  const question: ShownQuestion = {
    key: id,
    asked,
    given,
    verdict: settled ? { correct: checkAnswer(asked, given), isKeyShown: true } : null,
  };

  return {
    draft,
    saved,
    question,
    /** The number of questions to mend afterwards, on the last verdict; otherwise null. */
    toMend: isDone ? listMissed(draft).length : null,
    /** Whether the last verdict was closed, and the attempt is being submitted. */
    isLeaving,
    enter: (value: AnswerValue) => void change((before) => setUnchecked(before, id, value)),
    /** Answers the question for good; an empty answer skips it. */
    answer: (value: AnswerValue) => void change((before) => settle(before, id, value)),
    check() {
      if (isAnswered(given)) void change((before) => settle(before, id, given));
    },
    async next() {
      if (!isDone) return void change((before) => goToNextOpen(before, id));
      setLeaving(true);
      await submission.current;
      const [mending] = (await mendings.listOpen()).filter((open) => open.attemptId === attemptId);
      if (mending) await mendings.update(closeVerdict(mending, id), (stored) => closeVerdict(stored, id));
      onOver();
    },
  };
}
