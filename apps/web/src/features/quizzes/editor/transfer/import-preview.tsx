import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { formatCount } from '#lib/words/format-count.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { KIND_NAMES, listRightAnswers, nameOf } from '../questions/format-question.ts';
import type { ImportRow } from './import-list.ts';
import type { UnreadPart } from './questions-file.ts';

/** The number of unreadable parts shown. If a file has more, the problem is the file rather than each part. */
const MAX_UNREAD_SHOWN = 20;

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  /** The number of questions in the file that are left out because a quiz may not have so many. */
  omittedCount: number;
  unread: readonly UnreadPart[];
  isChosen: (row: ImportRow) => boolean;
  /** Selects or deselects a question. @param id the question's id */
  onToggle: (id: string) => void;
}

/** Previews a file: the questions to choose from, and the parts that can't be read, with advice on each. */
export function ImportPreview({ rows, omittedCount, unread, isChosen, onToggle }: ImportPreviewProps) {
  return (
    <section aria-label="What's in the file" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="font-semibold">
        {formatSummary(rows.length + omittedCount, unread.length)}
      </p>
      {unread.length > 0 && (
        <ul aria-label="Not read" className="grid gap-2">
          {unread.slice(0, MAX_UNREAD_SHOWN).map(({ line, text, message }) => (
            <li
              key={`${line} ${message}`}
              className="rounded-field border border-warning/50 px-3 py-2 text-sm wrap-anywhere"
            >
              <strong>Line {line}</strong>
              {text !== '' && <span className="text-quiet">: {text}</span>}
              <span className="block">{message}</span>
            </li>
          ))}
          {unread.length > MAX_UNREAD_SHOWN && <li>And {unread.length - MAX_UNREAD_SHOWN} more.</li>}
        </ul>
      )}
      {rows.length > 0 && (
        <ol aria-label="Questions found" className="grid gap-1">
          {rows.map((row) => (
            <li key={row.question.id}>
              <Checkbox
                checked={isChosen(row)}
                onChange={() => onToggle(row.question.id)}
                className="items-start py-2 [&>input]:mt-0.5"
                label={<FoundRow row={row} />}
              />
            </li>
          ))}
        </ol>
      )}
      {omittedCount > 0 && (
        <p>
          {formatCount(omittedCount, 'question', 'questions')} more {omittedCount === 1 ? 'is' : 'are'} left out: a quiz
          has at most {MAX_QUESTIONS}. Put them into a second file.
        </p>
      )}
    </section>
  );
}

function FoundRow({ row: { question, note, problems, duplicateIn } }: { row: ImportRow }) {
  const right = listRightAnswers(question).join(question.kind === 'text' ? ' or ' : ', ');
  return (
    <span className="grid min-w-0 wrap-anywhere">
      <span className="line-clamp-3">
        <RichText>{nameOf(question)}</RichText>
      </span>
      <span className="text-sm text-quiet">
        {KIND_NAMES[question.kind]}
        {right !== '' && (
          <>
            {' · '}
            <RichText>{right}</RichText>
          </>
        )}
      </span>
      {duplicateIn && (
        <span className="text-sm text-quiet">
          {duplicateIn === 'quiz' ? 'This quiz has it already.' : "It's in the file twice."}
        </span>
      )}
      {note && <span className="text-sm text-quiet">{note}</span>}
      {problems.map((problem) => (
        <span key={problem} className="text-sm text-warning">
          {problem}
        </span>
      ))}
    </span>
  );
}

function formatSummary(found: number, unread: number): string {
  if (found + unread === 0) return 'There are no questions in here.';
  const read = formatCount(found, 'question found.', 'questions found.');
  return unread === 0 ? read : `${read} ${formatCount(unread, 'part', 'parts')} can't be read.`;
}
