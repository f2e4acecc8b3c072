import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { DEFAULT_MAX_PLAYERS, MIN_PLAYERS, QUESTION_SECONDS, type Scoring } from '@quorbit/contracts/rooms/limits';
import { ChevronDown, RotateCw, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { notify } from '#lib/notifications.ts';
import type { describeFailure } from '#lib/server/errors.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { useCreateRoom } from '../rooms.mutations.ts';
import { usePlayableQuizzes, usePlayerLimit, useQuizTitle } from '../rooms.queries.ts';
import { QuizPicker } from './quiz-picker.tsx';
import { Suggestions } from './suggestions.tsx';
import { validateRoomForm } from './validate-room-form.ts';

const SELECT_FIRST = 'Please select a quiz first.';

interface CreateRoomProps {
  /** The id of the quiz that a link preselects. */
  quizId?: string | undefined;
  onCreated: (roomId: string) => void;
}

/** Creates a room, for premium users and admins; other users see how to upgrade. */
export function CreateRoom(props: CreateRoomProps) {
  const { role } = useUser();
  const off = useSwitchedOffNote('rooms');
  return (
    <Card aria-labelledby="create-room">
      <h2 id="create-room" className="text-xl">
        Open a room
      </h2>
      {off !== null && (
        <p role="status" className="mt-3">
          {off} You can join rooms that are open.
        </p>
      )}
      {off === null && (role === 'user' ? <Upgrade /> : <CreateForm {...props} />)}
    </Card>
  );
}

function Upgrade() {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Sparkles className="size-8 shrink-0 text-primary" aria-hidden="true" />
        <p>
          <strong className="block">{PREMIUM_FEATURE}</strong>
          Anyone can join and play for free.
        </p>
      </div>
      <LinkButton to="/upgrade">Upgrade</LinkButton>
    </div>
  );
}

const toYesNo = (on: boolean) => (on ? 'yes' : 'no');

/** Returns an issue if more players are requested than this server allows; its operator may have raised that limit. */
function listLimitIssues(maxPlayers: string, limit: number) {
  if (Number(maxPlayers) <= limit) return [];
  return [{ path: 'maxPlayers', message: `Max players must be from ${MIN_PLAYERS} to ${limit}.` }];
}

function settingsOf(values: Record<'maxPlayers' | 'timePerQuestion' | 'scoring' | 'hostPlays' | 'listed', string>) {
  return {
    maxPlayers: Number(values.maxPlayers),
    timePerQuestion: Number(values.timePerQuestion),
    scoring: values.scoring as Scoring,
    hostPlays: values.hostPlays === 'yes',
    listed: values.listed === 'yes',
  };
}

function CreateForm({ quizId = '', onCreated }: CreateRoomProps) {
  const quizzes = usePlayableQuizzes();
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  const create = useCreateRoom();
  const limit = usePlayerLimit();
  const form = useForm({
    initialValues: {
      quizId,
      maxPlayers: String(DEFAULT_MAX_PLAYERS),
      timePerQuestion: String(QUESTION_SECONDS.usual),
      scoring: 'speed',
      hostPlays: 'yes',
      listed: 'yes',
    },
    validate: async ({ quizId: chosen, ...settings }) => [
      ...(chosen === '' ? [{ path: 'quizId', message: SELECT_FIRST }] : []),
      ...listLimitIssues(settings.maxPlayers, limit),
      ...(await validateRoomForm('settings', settingsOf(settings))),
    ],
    send: async ({ quizId: chosen, ...settings }) => {
      const own = await create.mutateAsync({
        quizId: chosen,
        settings: { ...settingsOf(settings), questionCount: 10 },
      });
      onCreated(own.room.id);
    },
  });
  const { values } = form;
  const chosen = useChosenQuiz(values.quizId, picked);
  const pick = (quiz: { id: string; title: string }) => {
    setPicked(quiz);
    form.set({ quizId: quiz.id });
  };
  useEffect(() => {
    if (quizzes.none) notify('No quizzes available at the moment.', { type: 'warning' });
  }, [quizzes.none]);
  return (
    <form
      {...form.form}
      onSubmit={(event) => {
        if (values.quizId === '') notify(SELECT_FIRST, { type: 'warning' });
        void form.form.onSubmit(event);
      }}
      className="mt-3 grid gap-4"
    >
      <div className="flex items-start gap-3">
        <QuizPicker chosen={chosen} onChoose={pick} error={form.field('quizId').error} className="min-w-0 grow" />
        <Button
          className="mt-7.5"
          busy={quizzes.refreshing}
          icon={<RotateCw className="size-5" aria-hidden="true" />}
          onClick={quizzes.refresh}
        >
          <span className="max-sm:sr-only">{quizzes.failed ? 'Retry' : 'Refresh'}</span>
        </Button>
      </div>
      {quizzes.failed && <p role="alert">Failed to load quizzes. Please try again.</p>}
      <Suggestions onQuiz={pick} chosen={values.quizId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField {...form.field('maxPlayers')} label="Max players" min={MIN_PLAYERS} max={limit} />
        <NumberField
          {...form.field('timePerQuestion')}
          label="Time per question"
          min={QUESTION_SECONDS.min}
          max={QUESTION_SECONDS.max}
          hint={`${QUESTION_SECONDS.min} to ${QUESTION_SECONDS.max} seconds`}
        />
      </div>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
          More settings
        </summary>
        <div className="grid gap-2 pt-2">
          <Select
            {...form.field('scoring')}
            label="Scoring"
            options={[
              { value: 'speed', label: 'Quick answers score more' },
              { value: 'accuracy', label: 'Only right answers count' },
            ]}
          />
          <Checkbox
            label={
              <>
                I'm playing too
                <span className="block text-sm text-quiet">Off: you only run the big screen.</span>
              </>
            }
            checked={values.hostPlays === 'yes'}
            onChange={(event) => form.set({ hostPlays: toYesNo(event.currentTarget.checked) })}
          />
          <Checkbox
            label="List this room so anyone can join"
            checked={values.listed === 'yes'}
            onChange={(event) => form.set({ listed: toYesNo(event.currentTarget.checked) })}
          />
        </div>
      </details>
      {form.failure && <p role="alert">{formatFailure(form.failure)}</p>}
      <Button type="submit" look="primary" busy={form.busy} className="min-h-12 justify-self-start px-6">
        Create Room
      </Button>
    </form>
  );
}

/** Returns the chosen quiz with its title, which is fetched if the quiz came from a link. */
function useChosenQuiz(quizId: string, picked: { id: string; title: string } | null) {
  const known = picked?.id === quizId ? picked : null;
  const title = useQuizTitle(quizId, quizId !== '' && known === null);
  return known ?? (quizId === '' ? null : { id: quizId, title });
}

/** Formats why a room couldn't be created. The messages of issues are enough, since each names its setting. */
function formatFailure({ message, issues }: ReturnType<typeof describeFailure>): string {
  return issues.length > 0 ? issues.map((issue) => issue.message).join(' ') : message;
}
