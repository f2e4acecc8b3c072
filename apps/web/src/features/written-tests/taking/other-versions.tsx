import { countWords } from '@quorbit/contracts/written-tests/rules';
import { GitFork } from 'lucide-react';
import { type Ref, useId } from 'react';
import { deviceKind } from '#lib/device-kind.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatTimeOfDay } from '#ui/format-time.ts';
import { formatDevice } from '../format-written-test.ts';
import { LongText } from '../long-text.tsx';
import { countExcess, type Decision, type OtherText } from '../sittings/texts.ts';

interface OtherVersionsProps {
  /** The answer's text in this page's text field. */
  text: string;
  others: readonly OtherText[];
  /** A ref to the element around all versions, which can take the focus. */
  boxRef: Ref<HTMLElement>;
  onDecide: (otherText: OtherText, decision: Decision) => void;
}

/** Versions of an answer from other devices. None is dropped before the learner has decided. */
export function OtherVersions({ text, others, boxRef, onDecide }: OtherVersionsProps) {
  return (
    <section
      ref={boxRef}
      aria-label="Other versions"
      tabIndex={-1}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3 rounded-card empty:hidden"
    >
      {others.map((otherText) => (
        <OtherVersion key={otherText.textId} text={text} other={otherText} onDecide={onDecide} />
      ))}
    </section>
  );
}

interface OtherVersionProps extends Omit<OtherVersionsProps, 'others' | 'boxRef'> {
  other: OtherText;
}

function OtherVersion({ text, other: otherText, onDecide }: OtherVersionProps) {
  const id = useId();
  const tooLong = countExcess(text, otherText.text);
  const at = formatTimeOfDay(new Date(otherText.writtenAt), new Date());
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-warning/50 bg-base-100 p-4 sm:p-5"
    >
      <h3 id={id} className="flex items-start gap-2 text-base">
        <GitFork className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
        <span>
          Another version, {at}, {formatDevice(otherText.device, deviceKind())}
          <span className="figures block text-sm font-normal text-quiet">
            {formatCount(countWords(otherText.text), 'word', 'words')} · Yours above has{' '}
            {formatCount(countWords(text), 'word', 'words')}
          </span>
        </span>
      </h3>
      <LongText text={otherText.text} of="the other version" />
      {tooLong > 0 && (
        <p id={`${id}-too-long`} className="text-sm text-quiet">
          Together they're {formatCount(tooLong, 'character', 'characters')} too long for one answer. Shorten yours
          first, or copy what you need. Both versions stay.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => onDecide(otherText, 'keep')}>
          Keep the one above
        </Button>
        <Button onClick={() => onDecide(otherText, 'take')}>Take the other</Button>
        <Button
          disabled={tooLong > 0}
          aria-describedby={tooLong > 0 ? `${id}-too-long` : undefined}
          onClick={() => onDecide(otherText, 'join')}
        >
          Put it below
        </Button>
      </div>
    </section>
  );
}
