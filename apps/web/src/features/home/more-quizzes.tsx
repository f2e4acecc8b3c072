import { learnerDay } from '@quorbit/contracts/streaks/days';
import { Link } from '@tanstack/react-router';
import type { View } from '#lib/server/view.ts';
import { formatQuizLength } from '#lib/words/format-quiz-length.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { QuizPicture } from '#ui/pictures/quiz-picture.tsx';
import type { HomePrompt } from './choose-prompt.ts';
import { formatReason } from './format-recommendation.ts';
import type { HomeData } from './home-data.ts';
import type { HomeFacts } from './home-facts.ts';
import { type Recommendation, recommend } from './recommend.ts';
import { Section } from './section.tsx';

const MAX_SHOWN = 4;
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2';

interface MoreQuizzesProps {
  view: View<HomeData>;
  facts: HomeFacts | null;
  prompt: HomePrompt | null;
}

/** Further recommended quizzes, each with its reason. */
export function MoreQuizzes({ view, facts, prompt }: MoreQuizzesProps) {
  const promptQuizId = prompt && findPromptQuizId(prompt);
  const picks = facts ? recommend(facts).filter(({ quiz }) => quiz.id !== promptQuizId) : [];
  // A failure to load is shown once, at the top of the page.
  if (view.state === 'failing') return null;
  return (
    <Section title="More for you" more={{ to: '/user/test', label: 'All quizzes' }}>
      <QueryView
        view={view.state === 'shown' ? { ...view, data: picks.slice(0, MAX_SHOWN) } : view}
        loading={{
          label: 'Loading quizzes',
          className: GRID,
          shape: <Skeletons count={MAX_SHOWN} className="h-28 rounded-card" />,
        }}
        failing={{ message: "We couldn't load your quizzes." }}
        hideNote
        empty={<EmptyState>{formatEmpty(facts)}</EmptyState>}
      >
        {(shown) => (
          <ul className={GRID}>
            {shown.map((pick) => (
              <li key={pick.quiz.id}>
                <QuizTile pick={pick} today={facts ? learnerDay(facts.now, facts.timeZone) : ''} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function formatEmpty(facts: HomeFacts | null): string {
  if (facts?.offline) return "No other quiz is on this device. Download some while you're online.";
  return facts?.quizzes.length ? "You're all caught up." : "New quizzes show up here once they're published.";
}

/** Returns the id of the quiz in home's prompt; null if the prompt has none. */
function findPromptQuizId(prompt: HomePrompt): string | null {
  if (prompt.kind === 'quiz') return prompt.pick.quiz.id;
  if (prompt.kind === 'continue') return prompt.attempt.quizId;
  return prompt.kind === 'streak' && 'quiz' in prompt.by ? prompt.by.quiz.quiz.id : null;
}

function QuizTile({ pick, today }: { pick: Recommendation; today: string }) {
  const { quiz } = pick;
  const page: string = `/user/test/${quiz.id}`;
  return (
    <article className="group relative flex h-full min-h-28 gap-4 rounded-card border border-base-300 bg-base-100 p-4 transition-colors hover:border-primary">
      <QuizPicture category={quiz.category} className="size-14 shrink-0 rounded-card" />
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-1 wrap-anywhere">
        <h3 className="text-base leading-snug">
          <Link to={page} className="after:absolute after:inset-0 after:rounded-card">
            {quiz.title}
          </Link>
        </h3>
        {/* Before the learner's first quiz, the reason for recommending one would be nearly the same on every tile,
            so none is shown. */}
        {pick.reason.kind !== 'first' && <p className="text-sm">{formatReason(pick, today)}.</p>}
        <p className="text-sm text-quiet">
          {quiz.category}, {quiz.welcome ? formatQuizLength(quiz) : `${quiz.duration}\u00A0min`}
        </p>
      </div>
    </article>
  );
}
