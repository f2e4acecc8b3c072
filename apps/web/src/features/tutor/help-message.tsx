import { EMERGENCY_NUMBERS } from '@quorbit/contracts/tutor/danger/help-text';
import { Phone } from 'lucide-react';
import { buttonClasses } from '#ui/button-classes.ts';
import { Bubble } from './bubble.tsx';
import { MessageText } from './message-text.tsx';

interface HelpMessageProps {
  content: string;
  /** When the server stored it; missing for what this device says. */
  at?: string;
}

/** Help for a learner in danger, with buttons that call the numbers it names. */
export function HelpMessage({ content, at }: HelpMessageProps) {
  return (
    <Bubble
      by="assistant"
      {...(at === undefined ? {} : { at })}
      foot={EMERGENCY_NUMBERS.map((number) => (
        <a key={number} href={`tel:${number}`} className={buttonClasses('secondary')}>
          <Phone className="size-4" aria-hidden="true" />
          {number}
        </a>
      ))}
    >
      <MessageText content={content} />
    </Bubble>
  );
}
