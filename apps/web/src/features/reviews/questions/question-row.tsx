import { isLeech } from '@quorbit/contracts/reviews/leeches';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { DeckCard } from '../review-deck.mirror.ts';
import { CardHistory } from './card-history.tsx';
import { StrengthBar } from './strength-bar.tsx';

interface QuestionRowProps {
  card: DeckCard;
  /** Whether the row says when the question is due; false under a heading that says it. */
  dueShown: boolean;
  onSuspend: (suspended: boolean) => void;
}

/** One question in the list: its text, how well it's remembered, when it's due and, when expanded, its history. */
export function QuestionRow({ card, dueShown, onSuspend }: QuestionRowProps) {
  const { question, quiz, due, state, suspended = false, provisional, lapses, history = [], stability, sealed } = card;
  return (
    <details className="group">
      <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_16rem_auto]">
        <span className="grid gap-1">
          <span className="line-clamp-2 font-semibold wrap-anywhere">
            {question ? <RichText>{question.question}</RichText> : "This question isn't on this device yet."}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
            <span className="wrap-anywhere">{quiz.title}</span>
            {/* A question that was never reviewed has no date of its own: it comes when there's room for new ones. */}
            {dueShown && state === 'review' && !suspended && !sealed && (
              <span>
                Due <RelativeTime at={due} />
              </span>
            )}
            {provisional && <Badge>Provisional</Badge>}
            {suspended && <Badge>Paused</Badge>}
            {isLeech({ lapses }) && <Badge tone="warning">Forgotten {lapses} times</Badge>}
          </span>
        </span>
        <ChevronDown
          className="size-5 shrink-0 text-quiet group-open:rotate-180 max-md:row-span-2 md:order-last"
          aria-hidden="true"
        />
        <span className="text-sm text-quiet">
          <StrengthBar stability={stability} />
        </span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        <CardHistory history={history} stability={stability} />
        <div>
          <Button onClick={() => onSuspend(!suspended)}>{suspended ? 'Resume' : 'Pause'}</Button>
        </div>
      </div>
    </details>
  );
}
