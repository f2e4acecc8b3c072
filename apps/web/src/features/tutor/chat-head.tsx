import type { TutorProfile } from '@quorbit/contracts/tutor/schema';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

interface ChatHeadProps {
  profile: TutorProfile;
  offline: boolean;
  onEnd: () => void;
}

/** The chat's header in a single line, which leaves the space to the messages. */
export function ChatHead({ profile: { level, xp }, offline, onEnd }: ChatHeadProps) {
  return (
    <header className="mb-4 flex items-center justify-between gap-4">
      <PageTitle title="AI Study Buddy" />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-xl lg:text-2xl">
          AI Study Buddy
        </h1>
        <p className="figures text-sm text-quiet">
          Level {level} · {xp} XP
        </p>
      </div>
      <Button disabled={offline} onClick={onEnd}>
        End Session
      </Button>
    </header>
  );
}
