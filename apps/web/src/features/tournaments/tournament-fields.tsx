import { BADGE_MAX } from '@quorbit/contracts/plays/limits';
import {
  PARTICIPANT_LIMITS,
  PRIZE_TITLE_MAX,
  TOURNAMENT_DESCRIPTION_MAX,
  TOURNAMENT_NAME_MAX,
} from '@quorbit/contracts/tournaments/limits';
import { CATEGORY_OPTIONS, LimitedField, THEME_OPTIONS } from '#features/plays/game-form.tsx';
import type { useForm } from '#lib/forms/use-form.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { TYPE_OPTIONS } from './format-tournament.ts';
import { type DateName, NUMBERS, planRounds, type TournamentValues } from './tournament-values.ts';

type TournamentForm = Pick<ReturnType<typeof useForm<keyof TournamentValues>>, 'field' | 'values'>;

const SIZES = PARTICIPANT_LIMITS.map((size) => ({ value: String(size), label: String(size) }));
const PAIR = 'grid items-start gap-4 sm:grid-cols-2';

/** The form fields for a new tournament's settings, dates and prizes. */
export function TournamentFields({ form }: { form: TournamentForm }) {
  const { field, values } = form;
  return (
    <>
      <TextField {...field('name')} label="Name" required maxLength={TOURNAMENT_NAME_MAX} autoComplete="off" />
      <TextArea
        {...field('description')}
        label="Description"
        required
        rows={3}
        maxLength={TOURNAMENT_DESCRIPTION_MAX}
      />
      <div className={PAIR}>
        <Select {...field('type')} label="Type" options={TYPE_OPTIONS} />
        <Select {...field('category')} label="Category" options={CATEGORY_OPTIONS} />
        <Select {...field('settings.maxParticipants')} label="Max participants" options={SIZES} />
        <LimitedField form={form} numbers={NUMBERS} name="settings.entryFee" label="Entry fee (XP)" />
        <LimitedField form={form} numbers={NUMBERS} name="settings.timeLimit" label="Time per quiz (seconds)" />
      </div>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="mb-2 font-semibold">Dates, in your own time zone</legend>
        <div className={PAIR}>
          <DateField form={form} name="registrationStart" label="Registration opens" />
          <DateField form={form} name="registrationEnd" label="Registration ends" />
          <DateField form={form} name="tournamentStart" label="Tournament starts" />
          <DateField form={form} name="tournamentEnd" label="Tournament ends" />
        </div>
        <RoundsNote values={values} />
      </fieldset>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="mb-2 font-semibold">Prizes</legend>
        <div className={PAIR}>
          <LimitedField form={form} numbers={NUMBERS} name="prizes.0.xp" label="First place (XP)" />
          <TextField {...field('prizes.0.badge')} label="First place badge" maxLength={BADGE_MAX} autoComplete="off" />
          <TextField
            {...field('prizes.0.title')}
            label="First place title"
            maxLength={PRIZE_TITLE_MAX}
            autoComplete="off"
          />
          <Select {...field('prizes.0.theme')} label="First place theme" options={THEME_OPTIONS} />
          <LimitedField form={form} numbers={NUMBERS} name="prizes.1.xp" label="Second place (XP)" />
          <TextField {...field('prizes.1.badge')} label="Second place badge" maxLength={BADGE_MAX} autoComplete="off" />
          <LimitedField form={form} numbers={NUMBERS} name="prizes.2.xp" label="Third place (XP)" />
          <TextField {...field('prizes.2.badge')} label="Third place badge" maxLength={BADGE_MAX} autoComplete="off" />
        </div>
      </fieldset>
    </>
  );
}

interface FieldProps<Name> {
  form: TournamentForm;
  name: Name;
  label: string;
}

function DateField({ form, name, label }: FieldProps<DateName>) {
  return <TextField {...form.field(name)} label={label} type="datetime-local" />;
}

/** A note in the form on how many rounds there can be and how long each is. */
function RoundsNote({ values }: { values: TournamentValues }) {
  const planned = planRounds(values);
  if (!planned) return null;
  const { rounds, hours, short } = planned;
  return (
    <p role="status" className={short ? 'font-semibold text-warning' : 'text-quiet'}>
      {values.type === 'round_robin' ? '' : 'Up to '}
      {rounds} {rounds === 1 ? 'round' : 'rounds'} of {hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)} h.
      {short && ' That is short: people in other time zones may sleep through a round.'}
    </p>
  );
}
