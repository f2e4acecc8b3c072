import type { TutorProfile } from '@quorbit/contracts/tutor/schema';
import { Bell, BookOpenText, CalendarDays, ListChecks, Target, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { StartForm } from './start-form.tsx';
import { StudyPlans } from './study-plans.tsx';
import { StudyReminders } from './study-reminders.tsx';

const PREVIEWS = [
  { title: 'Custom quizzes', text: 'Name a topic and get a quiz on it, for you alone.', Icon: ListChecks },
  { title: 'Clear explanations', text: 'Ask about any concept, as often as you like.', Icon: BookOpenText },
  { title: 'Study plans', text: 'A week of learning, built on your results.', Icon: CalendarDays },
  { title: 'Weak areas', text: 'See what you miss most, and practice that.', Icon: Target },
  { title: 'Reminders', text: "Say when, and we'll remind you.", Icon: Bell },
  { title: 'Your progress', text: 'Level, streak and scores in one look.', Icon: TrendingUp },
] as const;

interface WelcomeProps {
  profile: TutorProfile;
  offline: boolean;
}

/** The study buddy's start page: what it can do, the start form, and plans and reminders saved in earlier sessions. */
export function Welcome({ profile: { level, xp }, offline }: WelcomeProps) {
  const [reminding, setReminding] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card
        aria-label="Start learning"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10"
      >
        <ul className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2">
          {PREVIEWS.map(({ title, text, Icon }) => (
            <li key={title} className="flex gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-base-200">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <strong className="block">{title}</strong>
                <span className="block text-sm text-quiet">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-3 max-lg:order-first">
          <p className="figures text-quiet">
            Level {level} · {xp} XP
          </p>
          <StartForm offline={offline} />
        </div>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <StudyPlans offline={offline} />
        <StudyReminders offline={offline} onSet={() => setReminding(true)} />
      </div>
      {reminding && <ReminderDialog onClose={() => setReminding(false)} />}
    </div>
  );
}
