import { CloudCheck, CloudUpload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { NEXT_STEP_TEXTS } from '../format-written-test.ts';
import type { StartedTest } from '../sittings.mirror.ts';
import { selectSittingWork } from '../written-tests.mirror.ts';
import { RefusedAnswers } from './refused-answers.tsx';

interface SubmittedProps {
  test: StartedTest;
  /**
   * When the test was submitted on this device, in milliseconds of the server's clock; null if only the server says
   * that it was submitted.
   */
  submittedAt: number | null;
}

/** A submitted written test: whether the server has it, and what comes next. */
export function Submitted({ test, submittedAt }: SubmittedProps) {
  const { title, sitting } = test;
  const work = useMirror(selectSittingWork, sitting.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button no longer exists, so the heading takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const at = submittedAt ?? Date.parse(sitting.submittedAt ?? sitting.deadline);
  const late = sitting.answers.filter((answer) => answer.late !== undefined).length;
  const expired = at >= Date.parse(sitting.deadline);
  // In a browser that stores nothing, only the server can say that it has the submission.
  const unstored = work === null && sitting.state === 'in_progress';
  const waiting = unstored || (work?.submitting ?? false) || (work?.waiting ?? 0) > 0;
  const state = sitting.state === 'in_progress' ? 'submitted' : sitting.state;
  return (
    <div className="mx-auto grid max-w-reading grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle title={`Submitted: ${title}`} />
      <section
        aria-label="Submission"
        className="on-neutral grid gap-4 rounded-tile bg-neutral p-6 text-neutral-content sm:p-8"
      >
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
            Submitted
          </h1>
          <p className="text-lg wrap-anywhere">{title}</p>
        </div>
        {expired && <p>Time was up, so we submitted what you wrote.</p>}
        {late > 0 && (
          <p>
            {formatCount(late, 'answer', 'answers')} reached us after the deadline. What was there at the deadline
            counts, unless a marker chooses the later text.
          </p>
        )}
        <div role="status" className="flex flex-wrap items-center gap-3">
          <SyncBadge waiting={waiting} unknown={work === undefined} />
          <span className="min-w-0 flex-1 basis-64">
            {unstored
              ? "This browser isn't saving anything. Keep this page open until your answers are sent."
              : waiting
                ? "Your answers are safe on this device. We'll send them as soon as you're back online."
                : NEXT_STEP_TEXTS[state]}
          </span>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={state === 'published' ? `/user/written-test-report/${sitting.id}` : '/user/written-reports'}
            look="accent"
            className="max-sm:w-full"
          >
            {state === 'published' ? 'See your marks' : 'Your written reports'}
          </LinkButton>
          <LinkButton to="/written-tests" className="text-base-content max-sm:w-full">
            All written tests
          </LinkButton>
        </div>
      </section>
      <RefusedAnswers test={test} refused={work?.refused ?? []} />
    </div>
  );
}

function SyncBadge({ waiting, unknown }: { waiting: boolean; unknown: boolean }) {
  if (unknown) return null;
  return waiting ? (
    <Badge tone="info" icon={<CloudUpload className="size-4" aria-hidden="true" />}>
      Waiting
    </Badge>
  ) : (
    <Badge tone="success" icon={<CloudCheck className="size-4" aria-hidden="true" />}>
      Synced
    </Badge>
  );
}
