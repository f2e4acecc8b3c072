import { NO_ANSWER } from '@quorbit/contracts/quizzes/answer-input';
import { type AnswerValue, isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Mending } from '../mendings.mirror.ts';
import { checkAnswer } from './check-state.ts';
import {
  answerAgain,
  closeVerdict,
  endMending,
  getShownQuestion,
  isKeyShown,
  leaveQuestion,
  mayLeave,
  setUncheckedAgain,
} from './mending-state.ts';
import type { MendingStore } from './mending-store.ts';
import type { ShownQuestion } from './shown-question.ts';

interface MendingOptions {
  initial: Mending;
  store: MendingStore;
  /** Called once the mending is over, here or in another tab. */
  onOver: () => void;
}

/** Manages a mending: every step is stored on the device at once. */
export function useMending({ initial, store, onOver }: MendingOptions) {
  const [mending, setMending] = useState(initial);
  const latest = useRef(initial);
  /** The number of steps that aren't stored yet; until they are, this page's state is newer than the stored one. */
  const waiting = useRef(0);
  const { attemptId, isOver, shown } = mending;

  function show(next: Mending): void {
    latest.current = next;
    setMending(next);
  }

  async function change(step: (before: Mending) => Mending): Promise<void> {
    show(step(latest.current));
    waiting.current += 1;
    const stored = await store.update(latest.current, step);
    waiting.current -= 1;
    if (waiting.current === 0) show(stored);
  }

  const adopt = useEffectEvent((stored: Mending) => {
    if (waiting.current === 0) show(stored);
  });
  const end = useEffectEvent(onOver);

  useEffect(() => store.watch(attemptId, adopt), [store, attemptId]);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  const asked = getShownQuestion(mending);
  const id = asked?.question.id ?? '';
  const given = shown?.given ?? mending.unchecked ?? NO_ANSWER;
  const question: ShownQuestion | null = asked && {
    key: `${id}/${mending.closed}`,
    asked,
    given,
    verdict: shown && {
      correct: shown.kind === 'left' ? null : checkAnswer(asked, given),
      isKeyShown: isKeyShown(mending),
    },
  };

  return {
    mending,
    question,
    mayLeave: mayLeave(mending),
    enter: (value: AnswerValue) => void change((before) => setUncheckedAgain(before, id, value)),
    answer: (value: AnswerValue) => void change((before) => answerAgain(before, id, value)),
    check() {
      if (isAnswered(given)) void change((before) => answerAgain(before, id, given));
    },
    leaveQuestion: () => void change((before) => leaveQuestion(before, id)),
    next: () => void change((before) => closeVerdict(before, id)),
    leave: () => void change(endMending),
  };
}
