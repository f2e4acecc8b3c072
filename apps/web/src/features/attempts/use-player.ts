import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { getCurrentQuestion, goTo, setAnswer, setFlag } from './player-state.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';

/** Manages an attempt in mode `start` while it's being taken: answers may change until all are submitted. */
export function usePlayer(options: DraftOptions) {
  const { draft, saved, getLatest, change, finish, age, getTimeLimit } = useDraft(options);
  const submit = async (durationMs: number) => {
    if (await finish(durationMs)) options.onOver();
  };
  return {
    draft,
    saved,
    /** Returns the current time in milliseconds, by the same clock as the draft's times. */
    now: () => getLatest().startedAt + age(),
    timeUp: () => submit(getTimeLimit()),
    submit: () => submit(age()),
    give(given: AnswerValue) {
      const { id } = getCurrentQuestion(getLatest()).question;
      void change((before) => setAnswer(before, id, given));
    },
    toggleFlag() {
      const { id } = getCurrentQuestion(getLatest()).question;
      const flagged = !getLatest().flags.includes(id);
      void change((before) => setFlag(before, id, flagged));
    },
    goTo: (index: number) => void change((before) => goTo(before, index)),
    move(step: number) {
      const index = getLatest().current + step;
      void change((before) => goTo(before, index));
    },
  };
}
