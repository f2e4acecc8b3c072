import type { WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import type { SittingWork } from '../written-tests.mirror.ts';

interface RefusedAnswersProps {
  test: WrittenTestDetail;
  refused: SittingWork['refused'];
}

/** The answers that the server refused, with its reasons and the texts, which are still on this device. */
export function RefusedAnswers({ test, refused }: RefusedAnswersProps) {
  if (refused.length === 0) return null;
  const numberOf = (questionId: string | null) =>
    (test.sitting?.questions.findIndex(({ id }) => id === questionId) ?? -1) + 1;
  return (
    <section
      role="alert"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-warning/40 bg-base-100 p-5"
    >
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
        The server didn't accept everything. Your texts are safe on this device.
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {refused.map(({ opId, message, questionId, text }) => (
          <li key={opId} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <p>
              {questionId === null ? 'Submission' : `Question ${numberOf(questionId) || ''}`.trim()}: {message}
            </p>
            {text !== '' && (
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
                  Show the text
                </summary>
                <p className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-quiet">{text}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/settings/sync" className={TEXT_LINK}>
          Offline and sync
        </Link>{' '}
        has them as a file, too.
      </p>
    </section>
  );
}
