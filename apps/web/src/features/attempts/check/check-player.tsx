import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { listDraftQuestions } from '../drafts.mirror.ts';
import { countSettled } from '../player-state.ts';
import { CheckView } from './check-view.tsx';
import { formatToMend } from './format-to-mend.ts';
import { type CheckPlayerOptions, useCheckPlayer } from './use-check-player.ts';

/** The player of an attempt in mode `check`: each answer shows at once whether it's right, and why. */
export function CheckPlayer(options: CheckPlayerOptions) {
  const { draft, saved, question, toMend, isLeaving, answer, enter, check, next } = useCheckPlayer(options);
  const total = listDraftQuestions(draft).length;
  const settled = countSettled(draft);
  return (
    <CheckView
      title={draft.pack.title}
      progress={<ProgressBar label="Answered" value={settled} max={total} valueText={`${settled} of ${total}`} />}
      place={`Question ${draft.current + 1} of ${total}`}
      shown={question}
      actions={{ answer, enter, check }}
      giveUp={{ label: "I don't know", run: () => answer({ option: null }) }}
      note={toMend ? formatToMend(toMend) : null}
      unsaved={saved === 'unsaved'}
      busy={isLeaving}
      onContinue={() => void next()}
    />
  );
}
