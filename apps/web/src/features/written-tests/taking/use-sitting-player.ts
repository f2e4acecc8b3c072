import type { SittingQuestion } from '@quorbit/contracts/written-tests/schema';
import { useRef, useState } from 'react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { syncNow } from '#offline/sync-status.ts';
import type { SittingOnDevice, SittingStore } from '../sittings/sitting-store.ts';
import { type Decision, decided, type OtherText, shownTexts, type TextBefore } from '../sittings/texts.ts';
import { useAutosend } from './use-autosend.ts';

/** A written test being taken: its texts, its time, and its submission, which comes without a press once the time is up. */
export function useSittingPlayer(store: SittingStore, found: SittingOnDevice) {
  const { kept, texts } = found;
  const { sitting } = kept.test;
  const [current, setCurrent] = useState(0);
  const submitted = useRef(false);
  const leave = useAutosend(store, found);
  const shown = shownTexts(sitting, texts);
  const question = sitting.questions[current];
  if (!question) throw new Error(`The sitting ${kept.sittingId} has no question ${current}.`);
  const { id: questionId } = question;
  const answer = shown.get(questionId);
  const textOf = ({ id }: SittingQuestion) => shown.get(id)?.text ?? '';
  const secondsLeft = useCountdown(Date.parse(sitting.deadline), submit, () => store.now(kept));

  function submit(): void {
    if (submitted.current) return;
    submitted.current = true;
    void store.submit(kept.sittingId).then(syncNow);
  }

  function goTo(index: number): void {
    if (index < 0 || index >= sitting.questions.length) return;
    leave();
    setCurrent(index);
  }

  function write(text: string, before: TextBefore | null = answer ?? null): void {
    if (!submitted.current) store.write(kept, questionId, text, before);
  }

  return {
    question,
    current,
    goTo,
    submit,
    secondsLeft: secondsLeft ?? 0,
    text: textOf(question),
    /** Versions of this answer from other devices, to be decided about. */
    others: answer?.others ?? [],
    decide(other: OtherText, decision: Decision): void {
      if (!answer) return;
      const { text, before } = decided(answer, other, decision);
      write(text, before);
      leave();
    },
    /** By question: whether other devices have versions of its answer. */
    contested: sitting.questions.map(({ id }) => (shown.get(id)?.others.length ?? 0) > 0),
    /** By question. */
    answered: sitting.questions.map((one) => textOf(one).trim() !== ''),
    write: (text: string) => write(text),
  };
}
