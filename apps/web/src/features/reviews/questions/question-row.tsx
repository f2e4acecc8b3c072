import { isLeech } from '@quorbit/contracts/reviews/leeches';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { DeckCard } from '../review-deck.mirror.ts';
import { CardHistory } from './card-history.tsx';

interface QuestionRowProps {
  card: DeckCard;
  onSuspend: (suspended: boolean) => void;
}

/** One question in the list: its text, when it's due and, when expanded, its history. */
export function QuestionRow({ card, onSuspend }: QuestionRowProps) {
  const { question, quiz, suspended = false, lapses, history = [], stability, sealed } = card;
  return (
    <details className="group rounded-card border border-base-300 bg-base-100">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-4 py-3">
        <span className="grid min-w-0 grow gap-1">
          <span className="line-clamp-2 font-semibold wrap-anywhere">
            {question ? <RichText>{question.question}</RichText> : "This question isn't on this device yet."}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
            <span className="wrap-anywhere">{quiz.title}</span>
            {!suspended && !sealed && <Due card={card} />}
            {suspended && <Badge>Paused</Badge>}
            {isLeech({ lapses }) && <Badge tone="warning">Forgotten {lapses} times</Badge>}
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-quiet group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-4 border-t border-base-300 px-4 py-4">
        <CardHistory history={history} stability={stability} />
        <div>
          <Button onClick={() => onSuspend(!suspended)}>{suspended ? 'Resume' : 'Pause'}</Button>
        </div>
      </div>
    </details>
  );
}

function Due({ card: { due, provisional } }: { card: DeckCard }) {
  return (
    <>
      <span>
        Due <RelativeTime at={due} />
      </span>
      {provisional && <Badge>Provisional</Badge>}
    </>
  );
}
