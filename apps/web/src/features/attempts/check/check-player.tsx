import { Link } from '@tanstack/react-router';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { LEAVE_CLASSES, LeaveIcon } from '#ui/player/player-head.tsx';
import { listDraftQuestions } from '../drafts.mirror.ts';
import { countSettled } from './check-state.ts';
import { CheckView } from './check-view.tsx';
import { formatToMend } from './format-to-mend.ts';
import { type CheckPlayerOptions, useCheckPlayer } from './use-check-player.ts';

/** The player of an attempt in mode `check`: each answer shows at once whether it's right, and why. */
export function CheckPlayer(options: CheckPlayerOptions) {
  const { draft, saved, question, toMend, answer, enter, check, next } = useCheckPlayer(options);
  const total = listDraftQuestions(draft).length;
  const settled = countSettled(draft);
  return (
    <CheckView
      title={draft.pack.title}
      leave={
        <Link to="/user/test" aria-label="Leave quiz" className={LEAVE_CLASSES}>
          <LeaveIcon />
        </Link>
      }
      progress={<ProgressBar label="Answered" value={settled} max={total} valueText={`${settled} of ${total}`} />}
      place={`Question ${draft.current + 1} of ${total}`}
      shown={question}
      actions={{ answer, enter, check }}
      giveUp={{ label: "I don't know", run: () => answer({ option: null }) }}
      note={toMend ? formatToMend(toMend) : null}
      unsaved={saved === 'unsaved'}
      onContinue={() => void next()}
    />
  );
}
