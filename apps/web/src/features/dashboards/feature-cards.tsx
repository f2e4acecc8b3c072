import { useRouter } from '@tanstack/react-router';
import { Bot, Swords, Trophy, Users } from 'lucide-react';

const FEATURES = [
  { to: '/ai-study-buddy', title: 'AI Study Buddy', why: 'Ask anything, and get a quiz about it.', Icon: Bot },
  { to: '/real-time-quiz', title: 'Real-Time Battles', why: 'Play a quiz against others, live.', Icon: Swords },
  { to: '/friends', title: 'Friends', why: 'Find people to learn with.', Icon: Users },
  { to: '/gamification', title: 'Challenges', why: 'Daily challenges and tournaments.', Icon: Trophy },
] as const;

/** Cards that link to other features, only those whose pages exist. Plain links reload the whole page. */
export function FeatureCards() {
  const { routesByPath } = useRouter();
  const existing = FEATURES.filter(({ to }) => Object.hasOwn(routesByPath, to));
  if (existing.length === 0) return null;
  return (
    <section aria-label="Features">
      <ul className="grid gap-4 sm:grid-cols-2">
        {existing.map(({ to, title, why, Icon }) => (
          <li key={to}>
            <a
              href={to}
              className="flex h-full items-center gap-4 rounded-card border border-base-300 bg-base-100 p-5 transition-colors hover:border-base-content/55"
            >
              <Icon className="size-8 shrink-0 text-accent" aria-hidden="true" />
              <span className="grid">
                <span className="font-display text-lg font-semibold">{title}</span>
                <span className="text-quiet">{why}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
