import { lazy, Suspense, useEffect, useState } from 'react';
import type { NewDraft } from '#features/attempts/drafts.mirror.ts';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { MemoryCurvePicture } from './memory-curve-picture.tsx';
import { TrialQuestion } from './trial-question.tsx';
import { useTrialState } from './use-trial-state.ts';

// Loaded as soon as the first question is on show, because the network may be lost before the last answer.
const loadEnd = () => import('./trial-end.tsx');
const TrialEnd = lazy(loadEnd);

interface TrialViewProps {
  started: NewDraft['started'];
  /** Returns the option that was tapped before this code was loaded, once; -1 if none was. */
  takeTapped?: () => number;
}

/**
 * The trial's questions one by one, then the result, then the missed ones again; above a curve of forgetting that moves
 * with each answer.
 */
export function TrialView({ started, takeTapped }: TrialViewProps) {
  const { draft, again, choose, next, beginAgain, chooseAgain, nextAgain, startOver } = useTrialState(
    started,
    takeTapped,
  );
  /** Whether a button led to what is on show, so that it gets the focus. */
  const [follows, setFollows] = useState(false);
  const { questions } = draft.pack;
  const question = questions[draft.current];
  const missed = again && questions.find(({ id }) => id === again.queue[0]);
  const isBegun = Object.keys(draft.answers).length > 0;

  function follow(step: () => void): void {
    setFollows(true);
    step();
  }

  useEffect(() => {
    loadEnd().catch(() => undefined);
  }, []);

  return (
    <div className="trial-card">
      {question ? (
        <>
          <p className="figures -mb-2 text-sm text-quiet">
            Question {draft.current + 1} of {questions.length}
          </p>
          <TrialQuestion
            key={question.id}
            question={question}
            chosen={draft.answers[question.id]}
            last={draft.current === questions.length - 1}
            follows={follows}
            onChoose={(option) => choose(question.id, option)}
            onNext={() => follow(next)}
          />
        </>
      ) : again && missed ? (
        <>
          <p className="figures -mb-2 text-sm text-quiet">{again.queue.length} to go</p>
          <TrialQuestion
            key={again.closed}
            question={missed}
            chosen={again.option ?? undefined}
            last={false}
            follows={follows}
            onChoose={chooseAgain}
            onNext={() => follow(nextAgain)}
          />
        </>
      ) : (
        <Suspense fallback={<Skeletons count={1} className="h-60" />}>
          <TrialEnd
            draft={draft}
            mended={again !== null}
            follows={follows}
            onAgain={() => follow(beginAgain)}
            onStartOver={() => follow(startOver)}
          />
        </Suspense>
      )}
      <div className={`border-t border-base-300 pt-3 ${isBegun ? '' : 'max-md:hidden'}`}>
        <MemoryCurvePicture reviews={Object.keys(draft.answers).length} />
      </div>
    </div>
  );
}
