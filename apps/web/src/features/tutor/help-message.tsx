import { EMERGENCY_NUMBERS } from '@quorbit/contracts/tutor/danger/help-text';
import { Phone } from 'lucide-react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Bubble } from './bubble.tsx';
import { MessageText } from './message-text.tsx';

interface HelpMessageProps {
  content: string;
  /** When the server stored the message; missing for help that this device itself shows. */
  at?: string;
}

/**
 * Help for a learner in danger, with buttons that call emergency numbers. The buttons follow the first paragraph,
 * because the end of the text may be out of sight on phones.
 */
export function HelpMessage({ content, at }: HelpMessageProps) {
  const [opening = '', ...rest] = content.split('\n\n');
  return (
    <Bubble by="assistant" {...(at === undefined ? {} : { at })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <MessageText content={opening} />
        <div className="flex flex-wrap gap-2">
          {EMERGENCY_NUMBERS.map((number) => (
            <a key={number} href={`tel:${number}`} className={buttonClasses('primary', 'figures px-3')}>
              <Phone className="size-5" aria-hidden="true" />
              Call {number}
            </a>
          ))}
        </div>
        <MessageText content={rest.join('\n\n')} />
      </div>
    </Bubble>
  );
}
