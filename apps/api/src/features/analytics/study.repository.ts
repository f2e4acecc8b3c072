import {
  type HourSums,
  mergeWork,
  type Span,
  type SummedRatings,
  type SumRow,
  sumWork,
} from '@quorbit/contracts/analytics/sums';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { studyHours, studyQuizzes, studySums } from '@quorbit/db/schema/analytics';
import { learners } from '@quorbit/db/schema/learners';
import { type SQL, sql } from 'drizzle-orm';
import { versionTitles } from '../quizzes/quizzes.views.ts';
import { numberedRatings } from '../reviews/reviews.views.ts';
import { entriesOf } from './entries.repository.ts';
import { ENTRY_COLUMNS, toAttempt } from './summing.repository.ts';

/** The number of unsummed entries that a request adds up on the fly; the worker is seldom that far behind. */
const MAX_UNSUMMED = 500;

/** Selects which of a learner's sums to read. */
export interface StudyQuery {
  /** The kinds of spans whose sums to read, such as days, each with the start of its first span. */
  spans: readonly { span: Span; from: string }[];
  /** Also reads the daily sums of this many of the latest days on which quizzes were finished. */
  lastDays?: number;
  /** The first day from which finished quizzes are counted; without it, they aren't counted. */
  completedFrom?: string;
  hours?: boolean;
}

export interface Study {
  sums: SumRow[];
  /** The number of different quizzes finished; 0 if it wasn't requested. */
  completed: number;
  hours: HourSums[];
}

interface StudyRow {
  sums: SumRow[] | null;
  hours: HourSums[] | null;
  completed: unknown;
  attempts: Parameters<typeof toAttempt>[0][] | null;
  ratings: SummedRatings[] | null;
}

/**
 * Reads stored sums and unsummed work in one statement, so that each piece of work is seen exactly once, in the sums or
 * beside them.
 */
export async function getStudy(db: Executor, userId: string, query: StudyQuery): Promise<Study> {
  const { spans, lastDays, completedFrom, hours = false } = query;
  const [row] = rowsOf<StudyRow>(
    await db.execute(sql`
      with learner as (
        select user_id, summed_no from ${learners} where user_id = ${userId}
      ), unsummed as materialized (
        select ${ENTRY_COLUMNS}
        from learner
          cross join lateral ${entriesOf({ userId: sql`learner.user_id`, after: sql`summed_no`, limit: MAX_UNSUMMED })} as entry
          join ${versionTitles} as version on version.id = entry.version_id
      ), rated as (
        select day::text as day, count(*) as ratings
        from learner join ${numberedRatings} as rating using (user_id) where rating.accepted_no > summed_no and quality is not null group by day
      )
      select
        (select jsonb_agg(to_jsonb(one)) from (${selectSumRows(userId, spans, lastDays)}) as one) as sums,
        ${hours ? sql`(select jsonb_agg(to_jsonb(one)) from ${studyHours} as one where user_id = ${userId})` : sql`null`} as hours,
        ${completedFrom === undefined ? sql`0` : countCompleted(userId, completedFrom)} as completed,
        (select jsonb_agg(to_jsonb(unsummed) order by no) from unsummed) as attempts,
        (select jsonb_agg(to_jsonb(rated)) from rated) as ratings`),
  );
  const stored = { sums: row?.sums ?? [], quizzes: [], questions: [], hours: row?.hours ?? [] };
  const unsummed = sumWork((row?.attempts ?? []).map(toAttempt), row?.ratings ?? []);
  const { sums, hours: allHours } = mergeWork(stored, unsummed);
  return { sums, completed: Number(row?.completed ?? 0), hours: allHours };
}

function selectSumRows(userId: string, spans: StudyQuery['spans'], lastDays: number | undefined): SQL {
  const fields = sql`span, starts_on::text as "startsOn", category, quizzes, percentages, asked, answered, correct, time, ratings`;
  const emptySelect = sql`select ${fields} from ${studySums} where false`;
  const parts = spans.map(
    ({ span, from }) => sql`
      select ${fields} from ${studySums} where user_id = ${userId} and span = ${span} and starts_on >= ${from}::date`,
  );
  if (lastDays !== undefined) {
    parts.push(sql`
      select ${fields} from ${studySums} where user_id = ${userId} and span = 'day' and starts_on >= (
        select min(starts_on) from (
          select starts_on from ${studySums} where user_id = ${userId} and span = 'day' and quizzes > 0
          group by starts_on order by starts_on desc limit ${lastDays}
        ) as days
      )`);
  }
  return sql.join([emptySelect, ...parts], sql` union all `);
}

function countCompleted(userId: string, from: string): SQL {
  return sql`(
    select count(*) from (
      select quiz_id from ${studyQuizzes} where user_id = ${userId} and last_day >= ${from}::date
      union
      select quiz_id from unsummed where part <> 'answers' and day::date >= ${from}::date
    ) as finished
  )`;
}
