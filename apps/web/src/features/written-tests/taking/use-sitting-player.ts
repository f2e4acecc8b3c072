import type { SittingQuestion } from '@quorbit/contracts/written-tests/schema';
import { useRef, useState } from 'react';
import { useCountdown } from '#lib/use-countdown.ts';
import { shownTexts } from '#offline/sittings/sitting.ts';
import type { SittingOnDevice, SittingStore } from '#offline/sittings/sitting-store.ts';
import { syncNow } from '#offline/sync-status.ts';
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

  return {
    question,
    current,
    goTo,
    submit,
    secondsLeft: secondsLeft ?? 0,
    text: textOf(question),
    /** By question. */
    answered: sitting.questions.map((one) => textOf(one).trim() !== ''),
    write(text: string): void {
      if (!submitted.current) store.write(kept, question.id, text, shown.get(question.id)?.writtenAt ?? 0);
    },
  };
}
