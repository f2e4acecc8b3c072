import { UserPlus } from 'lucide-react';
import type { NewDraft } from '#features/attempts/drafts.mirror.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { countRight } from './trial.ts';
import { TrialQuestion } from './trial-question.tsx';
import { useTrialState } from './use-trial-state.ts';

/** The trial's questions one by one, then the result. */
export function TrialView({ started }: { started: NewDraft['started'] }) {
  const { draft, choose, next, startOver } = useTrialState(started);
  const { questions } = draft.pack;
  const question = questions[draft.current];
  if (!question) return <TrialResult right={countRight(draft)} of={questions.length} onStartOver={startOver} />;
  const place = `Question ${draft.current + 1} of ${questions.length}`;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="figures text-sm text-quiet">{place}</p>
        <ProgressBar
          label="Answered"
          value={Object.keys(draft.answers).length}
          max={questions.length}
          valueText={place}
        />
      </div>
      <TrialQuestion
        key={question.id}
        question={question}
        chosen={draft.answers[question.id]}
        last={draft.current === questions.length - 1}
        onChoose={(option) => choose(question.id, option)}
        onNext={next}
      />
    </div>
  );
}

const RESULT_TEXTS = ["That's a start.", "That's a start.", 'Nicely done.', 'All of them. Well done.'];

function TrialResult({ right, of, onStartOver }: { right: number; of: number; onStartOver: () => void }) {
  return (
    <section className="rise-in grid gap-5" aria-labelledby="trial-result">
      <div role="status" className="grid gap-2 rounded-card border border-base-300 bg-base-100 p-6">
        <h2 id="trial-result" className="figures text-3xl">
          {right} of {of} right
        </h2>
        <p>{right === of ? RESULT_TEXTS[3] : RESULT_TEXTS[Math.min(right, 2)]}</p>
        <p className="text-quiet">
          That's how it works here: you answer, you find out why, and what you missed comes back just before you'd
          forget it.
        </p>
      </div>
      <LinkButton to="/register" look="primary" icon={<UserPlus className="size-5" aria-hidden="true" />}>
        Create account to keep your result
      </LinkButton>
      <Button onClick={onStartOver}>Start over</Button>
    </section>
  );
}
