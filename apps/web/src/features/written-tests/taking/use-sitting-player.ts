import type { SittingQuestion } from '@quorbit/contracts/written-tests/schema';
import { useRef, useState } from 'react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { syncNow } from '#offline/sync-status.ts';
import type { SittingOnDevice, SittingStore } from '../sittings/sitting-store.ts';
import { applyDecision, type Decision, type OtherText, type PreviousText, toShownTexts } from '../sittings/texts.ts';
import { useAutosend } from './use-autosend.ts';

/**
 * Manages a written test in progress: its texts, its time and its submission, which happens automatically when the time
 * is up.
 */
export function useSittingPlayer(store: SittingStore, found: SittingOnDevice) {
  const { local, texts } = found;
  const { sitting } = local.test;
  const [current, setCurrent] = useState(0);
  const submitted = useRef(false);
  const queueTexts = useAutosend(store, found);
  const answerTexts = toShownTexts(sitting, texts);
  const question = sitting.questions[current];
  if (!question) throw new Error(`The sitting ${local.sittingId} has no question ${current}.`);
  const { id: questionId } = question;
  const answer = answerTexts.get(questionId);
  const textOf = ({ id }: SittingQuestion) => answerTexts.get(id)?.text ?? '';
  const secondsLeft = useCountdown(Date.parse(sitting.deadline), submit, () => store.now(local));

  function submit(): void {
    if (submitted.current) return;
    submitted.current = true;
    void store.submit(local.sittingId).then(syncNow);
  }

  function goTo(index: number): void {
    if (index < 0 || index >= sitting.questions.length) return;
    queueTexts();
    setCurrent(index);
  }

  function write(text: string, before: PreviousText | null = answer ?? null): void {
    if (!submitted.current) store.write(local, questionId, text, before);
  }

  return {
    question,
    current,
    goTo,
    submit,
    secondsLeft: secondsLeft ?? 0,
    text: textOf(question),
    /** Other devices' versions of this answer that need a decision. */
    others: answer?.others ?? [],
    decide(otherText: OtherText, decision: Decision): void {
      if (!answer) return;
      const { text, before } = applyDecision(answer, otherText, decision);
      write(text, before);
      queueTexts();
    },
    /** For each question, whether other devices have versions of its answer. */
    contested: sitting.questions.map(({ id }) => (answerTexts.get(id)?.others.length ?? 0) > 0),
    /** For each question, whether its answer isn't empty. */
    answered: sitting.questions.map((sittingQuestion) => textOf(sittingQuestion).trim() !== ''),
    write: (text: string) => write(text),
  };
}
