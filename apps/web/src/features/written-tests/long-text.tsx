import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

/** The size up to which a text is shown whole; longer texts may not fit into the lines that are shown at first. */
const SHORT_LIMITS = { characters: 240, lines: 6 };

interface LongTextProps {
  text: string;
  /** The text's name, which the button adds to its label for screen readers. */
  of: string;
}

/** A version of an answer: its first lines, without empty ones, and the whole text on request. */
export function LongText({ text, of }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = text.length > SHORT_LIMITS.characters || text.split('\n').length > SHORT_LIMITS.lines;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 rounded-field bg-base-200 p-3">
      <p className={`max-w-reading whitespace-pre-wrap wrap-anywhere ${isLong && !isExpanded ? 'line-clamp-6' : ''}`}>
        {isLong && !isExpanded ? text.replaceAll(/\n{2,}/g, '\n') : text}
      </p>
      {isLong && (
        <Button look="quiet" className="-ms-3" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Show less' : 'Show all'}
          <span className="sr-only"> of {of}</span>
        </Button>
      )}
    </div>
  );
}
