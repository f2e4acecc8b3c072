import type { Profile } from '@quorbit/contracts/accounts/schema';
import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { RailPanel } from '#ui/rail.tsx';
import type { HomeData } from './home-data.ts';
import { computeProgressFacts } from './progress-facts.ts';
import { DueLine, OfflineSupplyLine } from './rail-lines.tsx';
import { TodayGoal } from './today-goal.tsx';
import { WeekStrip } from './week-strip.tsx';

interface HomeRailProps {
  user: Profile;
  now: Date;
  /** Home's data; null until known. Every panel reserves its place from the start. */
  data: HomeData | null;
  /** Whether this browser turned out to store nothing. */
  hasNoStorage: boolean;
}

/** The home page's side column: today's goal, the week, due reviews and the quizzes available offline. */
export function HomeRail({ user, now, data, hasNoStorage }: HomeRailProps) {
  const xp = data?.xp ?? user.xp;
  const streak = data?.streak ?? user.streak;
  const facts = computeProgressFacts({ xp, streak, timeZone: user.timeZone }, now);
  return (
    <>
      <RailPanel title="Today">
        <TodayGoal data={data} goal={dailyGoalOf(user)} facts={facts} />
      </RailPanel>
      <RailPanel title="This week">
        <WeekStrip
          facts={facts}
          now={now}
          timeZone={user.timeZone}
          week={data?.week ?? null}
          hasNoStorage={hasNoStorage}
        />
      </RailPanel>
      <div className="grid content-start gap-4 md:col-span-2 md:grid-cols-2 xl:col-span-1 xl:grid-cols-[minmax(0,1fr)]">
        <DueLine due={data?.due ?? null} />
        <OfflineSupplyLine supply={data?.supply ?? null} hasNoStorage={hasNoStorage} />
      </div>
    </>
  );
}
