import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { MarkedQuestion } from './mark-values.ts';

/** The question with its author's notes and sample answer for markers. */
export function QuestionNotes({
  question: { prompt, marks, markerNotes, sampleAnswer },
}: {
  question: MarkedQuestion;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-base-300 bg-base-100 p-4 lg:px-5">
      <p className="max-w-[40rem] font-semibold whitespace-pre-wrap wrap-anywhere">
        <RichText>{prompt}</RichText>{' '}
        <span className="font-normal whitespace-nowrap text-quiet">({formatCount(marks, 'mark', 'marks')})</span>
      </p>
      {markerNotes !== '' && <Fold title="Notes for markers">{markerNotes}</Fold>}
      {sampleAnswer !== '' && <Fold title="Sample answer">{sampleAnswer}</Fold>}
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold">
        <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
        {title}
      </summary>
      <p className="max-w-[40rem] pb-2 whitespace-pre-wrap wrap-anywhere">{children}</p>
    </details>
  );
}
