// The product's rules of XP, days, streaks and due cards, written once more and on their own: neither the server's nor the
// mirror's functions are called here. What is simulated is all that counts: easy questions of one mark, and half of the marks
// pass.
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The zone in every learner's profile, where their days are until they work. */
export const HOME = 'UTC';

/** A piece of work that came soon enough for the streak. */
export interface Session {
  day: number;
  zone: string;
  at: number;
}

/** Where the newest work was done: there the learner's days are. Of two at one moment the zones' names decide. */
export function zoneOf(sessions: readonly Session[]): string {
  const [newest] = [...sessions].sort((a, b) => b.at - a.at || (a.zone < b.zone ? 1 : -1));
  return newest?.zone ?? HOME;
}

/** Days between sessions on active days, in two zones and under 36 hours apart: journeys skip them. */
export function skippedBy(sessions: readonly Session[], active: ReadonlySet<number>): ReadonlySet<number> {
  const skipped = new Set<number>();
  const counted = sessions.filter(({ day }) => active.has(day));
  for (const a of counted) {
    for (const b of counted) {
      if (a.zone === b.zone || Math.abs(a.at - b.at) >= 36 * HOUR_MS) continue;
      for (let day = a.day + 1; day < b.day; day += 1) skipped.add(day);
    }
  }
  return skipped;
}

/** The number of the learner's day, which ends at 04:00 of the clock in that zone. @param at milliseconds */
export function dayOf(at: number, zone: string): number {
  const format = CLOCKS.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...WRITTEN });
  CLOCKS.set(zone, format);
  const clock = Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
  return Math.floor((clock - 4 * HOUR_MS) / DAY_MS);
}

/** As in `2026-03-01 12:00:00`. */
const WRITTEN = { dateStyle: 'short', timeStyle: 'medium' } as const;
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

interface Done {
  asked: number;
  right: number;
  /** Only the first attempt at a ranked quiz pays. */
  ranked: boolean;
  /** How many attempts at the quiz were accepted before, and of those, how many within 24 hours of this one. */
  before: number;
  near: number;
}

/** What an attempt pays. */
export function attemptPays({ asked, right, ranked, before, near }: Done): number {
  const passing = right * 2 >= asked ? 10 : 0;
  const perfect = asked >= 5 && right === asked ? 20 : 0;
  const full = 5 * right + passing + perfect;
  if (full === 0 || (ranked ? before > 0 : near > 1)) return 0;
  return ranked || near === 0 ? full : Math.max(1, Math.round(full / 4));
}

/** The challenge of a day, whichever it was. */
export const DAY_PAYS = 20;

export const isNear = (one: number, other: number) => Math.abs(one - other) <= DAY_MS;

/** What a rating pays. @param before ratings of the day that paid before it */
export const ratingPays = (before: number) => (before < 500 ? 2 : 0);

/** Whether a rating makes its day count. @param count ratings of the day that paid, this one included if it did */
export const ratingCounts = (count: number, left: number | undefined) => count >= 10 || left === 0;

/** Whether work still counts for the streak when it arrives. */
export const isTimely = (day: number, arrived: number) => arrived - day <= 30;

/** The streak on the day `today`, walked day by day. */
export function streakOn(
  active: ReadonlySet<number>,
  skipped: ReadonlySet<number>,
  today: number,
): { count: number; points: number } {
  let count = 0;
  let points = 0;
  // In another zone it may be tomorrow already: what counted there was missed before.
  for (let day = Math.min(today, ...active); day <= Math.max(today - 1, ...active); day += 1) {
    if (active.has(day)) {
      count += 1;
      points = Math.min(14, points + 1);
    } else if (skipped.has(day)) continue;
    else if (points >= 7) points -= 7;
    else count = points = 0;
  }
  return { count, points };
}

/** A card as its list needs it; times in milliseconds. */
export interface FoldedCard {
  questionId: string;
  quizId: string;
  due: number;
  /** Repetitions; 0 while new. */
  reps: number;
  lastReview: number | null;
  isNew: boolean;
  /** The days of the rating that introduced it and of its newest entry, in the zones of the work. */
  introducedOn: number | null;
  reviewedOn: number | null;
  /** Taken out of the reviews. */
  suspended: boolean;
}

interface Today {
  /** Milliseconds. */
  now: number;
  /** Where the learner's days are. */
  zone: string;
  sealed: ReadonlySet<string>;
  /** How many cards were rated and paid on each day. */
  rated: ReadonlyMap<number, number>;
  /** By question. */
  difficulties: ReadonlyMap<string, number>;
}

/**
 * The questions of the day in the order in which they come: repetitions as they fall due, then at most 20 new ones. After
 * a week without a rating, what piled up comes over seven days, the five easiest cards first. Those of sealed quizzes
 * wait, those taken out do not come.
 */
export function dueOn(cards: readonly FoldedCard[], { now, zone, sealed, rated, difficulties }: Today): string[] {
  const day = (at: number) => dayOf(at, zone);
  const today = day(now);
  const inOrder = [...cards].sort((a, b) => a.due - b.due || (a.questionId < b.questionId ? -1 : 1));
  const isDue = ({ due, reviewedOn, suspended }: FoldedCard) =>
    !suspended && (due <= now || (day(due) <= today && (reviewedOn === null || reviewedOn < today)));
  const introduced = cards.filter(({ introducedOn }) => introducedOn === today);
  const due = inOrder.filter(isDue);
  const fresh = due.filter(({ isNew }) => isNew).slice(0, Math.max(0, 20 - introduced.length));
  const repeated = due.filter(({ isNew }) => !isNew);
  const open = [...gently(repeated), ...fresh].filter(({ quizId }) => !sealed.has(quizId));
  return open.map(({ questionId }) => questionId);

  function gently(repeated: readonly FoldedCard[]): readonly FoldedCard[] {
    const worked = [...rated].flatMap(([on, count]) => (count > 0 && on < today ? [on] : [])).sort((a, b) => b - a);
    let back = today;
    for (const on of worked) {
      if (back - on >= 7) break;
      back = on;
    }
    const piled = repeated.filter((card) => day(card.due) < back);
    const wasAway = piled.some(({ reviewedOn }) => reviewedOn !== null && back - reviewedOn >= 7);
    if (today - back >= 7 || !wasAway) return repeated;
    const done = rated.get(today) ?? 0;
    const share = Math.max(20, Math.ceil((piled.length + done) / (7 - (today - back)))) - done;
    const ease = (card: FoldedCard) => difficulties.get(card.questionId) ?? 0;
    const easiest = [...piled].sort((a, b) => ease(a) - ease(b) || piled.indexOf(a) - piled.indexOf(b));
    const first = back === today ? easiest.slice(0, Math.max(0, 5 - done)) : [];
    const others = piled.filter((card) => !first.includes(card)).slice(0, Math.max(0, share - first.length));
    const rest = repeated.filter((card) => !first.includes(card));
    return [...first, ...rest.filter((card) => others.includes(card) || !piled.includes(card))];
  }
}
