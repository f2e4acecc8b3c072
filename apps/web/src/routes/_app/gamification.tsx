import { createFileRoute } from '@tanstack/react-router';
import { QuestionView } from '#features/attempts/question-view.tsx';
import { ChallengeQuiz } from '#features/challenges/challenge-quiz.tsx';
import { CreateChallengeButton } from '#features/challenges/create-challenge-button.tsx';
import { DailyChallenges } from '#features/challenges/daily-challenges.tsx';
import { CompletedChallenges, PlayedChallenges } from '#features/challenges/past-challenges.tsx';
import DailyChallenge from '#features/daily-challenges/daily-challenge.tsx';
import { type GamificationAddress, parseGamificationAddress } from '#features/gamification/gamification-address.ts';
import { GamificationScreen } from '#features/gamification/gamification-screen.tsx';
import { GameQuiz } from '#features/plays/game-quiz.tsx';
import type { GameQuizProps } from '#features/plays/use-game.ts';
import { CreateTournament } from '#features/tournaments/create-tournament.tsx';
import { CompletedTournaments, PlayedTournaments } from '#features/tournaments/past-tournaments.tsx';
import { TournamentQuiz } from '#features/tournaments/tournament-quiz.tsx';
import { TournamentScreen } from '#features/tournaments/tournament-screen.tsx';
import { Tournaments } from '#features/tournaments/tournaments.tsx';
import { useUser } from '#lib/session.ts';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/gamification')({
  validateSearch: searchAs<GamificationAddress>(),
  component: Gamification,
});

const PARTS = { Question: QuestionView };

/** The quiz of a game, with the same question view as all other quizzes. */
function Quiz<Result>(props: GameQuizProps<Result>) {
  return <GameQuiz {...props} parts={PARTS} />;
}

function Gamification() {
  const navigate = Route.useNavigate();
  const { tab, play, tournament, round, create } = parseGamificationAddress(Route.useSearch());
  const admin = useUser().role === 'admin';
  const go = (changes: GamificationAddress) =>
    navigate({ search: (before) => ({ ...before, ...changes }), replace: true });
  const open = { onOpen: (id: string) => go({ tournament: id }), onPlay: (id: string) => go({ round: id }) };
  return (
    <>
      {tournament !== undefined ? (
        <TournamentScreen id={tournament} onPlay={open.onPlay} onBack={() => go({ tournament: undefined })} />
      ) : (
        <GamificationScreen
          tab={tab}
          onTab={(next) => go({ tab: next === 'daily' ? undefined : next })}
          actions={
            admin && (
              <div className="flex flex-wrap gap-3">
                <CreateTournament
                  open={create === 'tournament'}
                  onOpen={(on) => go({ create: on ? 'tournament' : undefined })}
                />
                <CreateChallengeButton
                  open={create === 'challenge'}
                  onOpen={(on) => go({ create: on ? 'challenge' : undefined })}
                />
              </div>
            )
          }
        >
          {tab === 'daily' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <DailyChallenge />
              <DailyChallenges onPlay={(id) => go({ play: id })} />
            </div>
          )}
          {tab === 'completed' && <CompletedChallenges />}
          {tab === 'tournaments' && <Tournaments {...open} />}
          {tab === 'past-tournaments' && <CompletedTournaments {...open} />}
          {tab === 'history' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <PlayedChallenges />
              <PlayedTournaments {...open} />
            </div>
          )}
        </GamificationScreen>
      )}
      {play !== undefined && (
        <ChallengeQuiz key={play} challengeId={play} Quiz={Quiz} onClose={() => go({ play: undefined })} />
      )}
      {round !== undefined && (
        <TournamentQuiz key={round} tournamentId={round} Quiz={Quiz} onClose={() => go({ round: undefined })} />
      )}
    </>
  );
}
