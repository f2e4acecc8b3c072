import { useState } from 'react';
import type { NewDraft } from '#features/attempts/drafts.mirror.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { MemoryCurvePicture } from './memory-curve-picture.tsx';
import { countRight } from './trial.ts';
import { TrialQuestion } from './trial-question.tsx';
import { useTrialState } from './use-trial-state.ts';

interface TrialViewProps {
  started: NewDraft['started'];
  /** The option that was tapped before this code was loaded; -1 if none was. */
  tapped?: number;
}

/** The trial's questions one by one, then the result, above a curve of forgetting that moves with each answer. */
export function TrialView({ started, tapped = -1 }: TrialViewProps) {
  const { draft, choose, next, startOver } = useTrialState(started, tapped);
  const [firstShown] = useState(draft.current);
  const { questions } = draft.pack;
  const question = questions[draft.current];
  const isBegun = Object.keys(draft.answers).length > 0;
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
            follows={draft.current !== firstShown}
            onChoose={(option) => choose(question.id, option)}
            onNext={next}
          />
        </>
      ) : (
        <TrialResult right={countRight(draft)} of={questions.length} onStartOver={startOver} />
      )}
      <div className={`border-t border-base-300 pt-3 ${isBegun ? '' : 'max-md:hidden'}`}>
        <MemoryCurvePicture reviews={Object.keys(draft.answers).length} />
      </div>
    </div>
  );
}

const RESULT_TEXTS = ["That's a start.", "That's a start.", 'Nicely done.', 'All of them. Well done.'];

function TrialResult({ right, of, onStartOver }: { right: number; of: number; onStartOver: () => void }) {
  return (
    <section className="rise-in grid gap-4" aria-labelledby="trial-result">
      <div role="status" className="grid gap-2">
        <h2 id="trial-result" className="figures text-3xl">
          {right} of {of} right
        </h2>
        <p>{right === of ? RESULT_TEXTS[3] : RESULT_TEXTS[Math.min(right, 2)]}</p>
        <p className="text-quiet">
          That's how it works here: you answer, you find out why, and what you missed comes back just before you'd
          forget it. With an account, this becomes your first report.
        </p>
      </div>
      <LinkButton to="/register" look="primary">
        Keep your result
      </LinkButton>
      <Button onClick={onStartOver}>Start over</Button>
    </section>
  );
}
