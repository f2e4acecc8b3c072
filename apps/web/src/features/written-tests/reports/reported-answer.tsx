import type { WrittenReportDetail } from '@quorbit/contracts/written-tests/schema';
import { ChevronDown } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { formatPoints, formatWordLimit } from '../format-written-test.ts';

type Question = WrittenReportDetail['questions'][number];

interface ReportedAnswerProps {
  question: Question;
  number: number;
  published: boolean;
}

/**
 * One question of a report: what the learner wrote and, once published, its points, the comment and a sample answer.
 */
export function ReportedAnswer({ question, number, published }: ReportedAnswerProps) {
  const { prompt, marks, text, words, mark, sampleAnswer } = question;
  const isEmpty = text.trim() === '';
  const wordLimit = formatWordLimit(question);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 max-w-reading flex-1 basis-60 text-lg text-pretty whitespace-pre-wrap wrap-anywhere">
          <span className="figures text-quiet">{number}.</span> <RichText>{prompt}</RichText>
        </h2>
        <Badge tone={mark === null ? 'plain' : 'primary'}>
          <span className="figures">
            {published ? formatPoints(mark?.points ?? 0, marks) : formatCount(marks, 'mark', 'marks')}
          </span>
        </Badge>
      </div>
      <div
        className={mark && hasRemarks(mark) ? 'grid gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}
      >
        <section aria-label={`Your answer to question ${number}`} className="grid content-start gap-1.5">
          {isEmpty ? (
            <p className="text-quiet">You left this question empty.</p>
          ) : (
            <p className="max-w-reading border-s-4 border-base-300 ps-4 whitespace-pre-wrap wrap-anywhere">{text}</p>
          )}
          <p className="figures text-sm text-quiet">
            {[!isEmpty && formatCount(words, 'word', 'words'), wordLimit && `Asked for: ${wordLimit.toLowerCase()}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </section>
        {mark && hasRemarks(mark) && <Remarks mark={mark} />}
      </div>
      {sampleAnswer !== null && sampleAnswer !== '' && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline-offset-4 hover:underline">
            Sample answer<span className="sr-only"> to question {number}</span>
            <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
          </summary>
          <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">
            <RichText>{sampleAnswer}</RichText>
          </p>
        </details>
      )}
    </Card>
  );
}

type Mark = NonNullable<Question['mark']>;

const hasRemarks = ({ rubric, comment }: Mark) => rubric.length > 0 || comment !== '';

/** A marker's remarks: points for each row of the rubric, and a comment. */
function Remarks({ mark }: { mark: Mark }) {
  // Two rows may have the same criterion, so the key includes the index.
  const rows = mark.rubric.map((row, index) => ({ ...row, key: `${index} ${row.criterion}` }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {rows.length > 0 && (
        <ul aria-label="Marks by criterion" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {rows.map(({ key, criterion, marks: most, points }) => (
            <li key={key} className="grid gap-1">
              <p className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{criterion}</span>
                <span className="figures shrink-0 font-semibold">{formatPoints(points, most)}</span>
              </p>
              <ProgressBar label={criterion} value={points} max={most} valueText={formatPoints(points, most)} />
            </li>
          ))}
        </ul>
      )}
      {mark.comment !== '' && (
        <p className="max-w-reading border-s-4 border-primary/40 ps-4 whitespace-pre-wrap wrap-anywhere">
          <span className="font-semibold">Comment: </span>
          {mark.comment}
        </p>
      )}
    </div>
  );
}
