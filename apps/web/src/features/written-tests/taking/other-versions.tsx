import { countWords } from '@quorbit/contracts/written-tests/rules';
import { GitFork } from 'lucide-react';
import { type Ref, useId } from 'react';
import { deviceKind } from '#lib/device-kind.ts';
import { counted } from '#lib/words/counted.ts';
import { Button } from '#ui/buttons/button.tsx';
import { clockTime } from '#ui/time-words.ts';
import { LongText } from '../long-text.tsx';
import { type Decision, type OtherText, tooLongBelow } from '../sittings/texts.ts';
import { deviceWords } from '../written-test-words.ts';

interface OtherVersionsProps {
  /** The answer's text on this page. */
  text: string;
  others: readonly OtherText[];
  /** The element with all of them takes the focus. */
  boxRef: Ref<HTMLElement>;
  onDecide: (other: OtherText, decision: Decision) => void;
}

/** Versions of an answer from other devices. Nothing of them goes before the learner has decided. */
export function OtherVersions({ text, others, boxRef, onDecide }: OtherVersionsProps) {
  return (
    <section
      ref={boxRef}
      aria-label="Other versions"
      tabIndex={-1}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3 rounded-card empty:hidden"
    >
      {others.map((other) => (
        <OtherVersion key={other.textId} text={text} other={other} onDecide={onDecide} />
      ))}
    </section>
  );
}

interface OtherVersionProps extends Omit<OtherVersionsProps, 'others' | 'boxRef'> {
  other: OtherText;
}

function OtherVersion({ text, other, onDecide }: OtherVersionProps) {
  const id = useId();
  const tooLong = tooLongBelow(text, other.text);
  const at = clockTime(new Date(other.writtenAt), new Date());
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-warning/50 bg-base-100 p-4 sm:p-5"
    >
      <h3 id={id} className="flex items-start gap-2 text-base">
        <GitFork className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
        <span>
          Another version, {at}, {deviceWords(other.device, deviceKind())}
          <span className="figures block text-sm font-normal text-quiet">
            {counted(countWords(other.text), 'word', 'words')} · Yours above has{' '}
            {counted(countWords(text), 'word', 'words')}
          </span>
        </span>
      </h3>
      <LongText text={other.text} of="the other version" />
      {tooLong > 0 && (
        <p id={`${id}-too-long`} className="text-sm text-quiet">
          Together they're {counted(tooLong, 'character', 'characters')} too long for one answer. Shorten yours first,
          or copy what you need. Both versions stay.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => onDecide(other, 'keep')}>
          Keep the one above
        </Button>
        <Button onClick={() => onDecide(other, 'take')}>Take the other</Button>
        <Button
          disabled={tooLong > 0}
          aria-describedby={tooLong > 0 ? `${id}-too-long` : undefined}
          onClick={() => onDecide(other, 'join')}
        >
          Put it below
        </Button>
      </div>
    </section>
  );
}
