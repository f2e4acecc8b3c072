import type { ReportCopy } from '@quorbit/contracts/moderation/schema';
import { RichText } from '#ui/rich-text/rich-text.tsx';

const TEXT_CLASS = 'max-w-reading whitespace-pre-wrap wrap-anywhere';

interface ReportedCopyProps {
  copy: ReportCopy | null;
  /** Whether to show only enough to tell the content from others. */
  short?: boolean;
}

/** The reported content, as it was when it was reported. */
export function ReportedCopy({ copy, short = false }: ReportedCopyProps) {
  if (copy === null) return <p className="text-quiet">The copy was erased with the account.</p>;
  if (copy.kind === 'question') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p className="text-sm text-quiet wrap-anywhere">{copy.quizTitle}</p>
        <p className={`text-lg font-semibold ${TEXT_CLASS} ${short ? 'line-clamp-3' : ''}`}>
          <RichText>{copy.question}</RichText>
        </p>
        {!short && copy.choices.length > 0 && (
          <ul className="list-disc ps-6">
            {copy.choices.map((choice) => (
              <li key={choice} className={TEXT_CLASS}>
                <RichText>{choice}</RichText>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className={`text-lg font-semibold ${TEXT_CLASS}`}>{copy.name}</p>
      {copy.kind === 'group' && copy.description !== '' && (
        <p className={`${TEXT_CLASS} ${short ? 'line-clamp-3' : ''}`}>{copy.description}</p>
      )}
      {copy.kind === 'person' && copy.chat.length > 0 && !short && (
        <>
          <h3 className="text-base font-semibold">Written in the room</h3>
          <ul className="grid gap-1 border-s-4 border-base-300 ps-4">
            {copy.chat.map(({ message, timestamp }) => (
              <li key={timestamp + message} className={TEXT_CLASS}>
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
