import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { sql } from 'drizzle-orm';
import type { AreaStep } from '../../kernel/area.ts';

/**
 * Fills in the days of cards that were stored before cards had days, from their logs. The cards aren't recorded as
 * changed, because apps that read these days read all rows again anyway.
 */
export const fillCardDays: AreaStep = {
  migration: '0033_today',
  async run(tx) {
    await tx.execute(sql`
      with entries as (
        select log.user_id, log.question_id, log.day, log.quality is not null as rated,
          row_number() over (
            partition by log.user_id, log.question_id order by log.at, coalesce(log.op_id, log.attempt_id)) as place,
          count(*) over (partition by log.user_id, log.question_id) as places
        from ${reviewLog} log where log.undoes is null and not log.undone
      ), told as (
        select user_id, question_id,
          coalesce(max(day) filter (where place = 1 and rated), max(day) filter (where place = 2 and rated))
            as introduced_on,
          max(day) filter (where place = places) as reviewed_on
        from entries group by user_id, question_id
      )
      update ${cards} as card set introduced_on = told.introduced_on, reviewed_on = told.reviewed_on
      from told where told.user_id = card.user_id and told.question_id = card.question_id and card.reps > 0`);
  },
};
