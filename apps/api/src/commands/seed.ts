import { areas } from '../areas.ts';
import { seedDemoChallenges } from '../features/challenges/challenges.seed.ts';
import { seedDemoAccounts } from '../features/demo/demo-accounts.seed.ts';
import { seedDemoFriends } from '../features/friends/friends.seed.ts';
import { seedDemoPaths, seedPaths } from '../features/paths/paths.seed.ts';
import { seedContent } from '../features/quizzes/quizzes.seed.ts';
import { seedDemoSchool } from '../features/school/school.seed.ts';
import { seedDemoGroups } from '../features/study-groups/study-groups.seed.ts';
import { seedDemoTournaments } from '../features/tournaments/tournaments.seed.ts';
import { createLogger } from '../lib/logger.ts';
import { registriesOf } from '../registries.ts';
import { hasDemo } from '../sessions/demo-accounts.ts';
import { type Command, readArguments, withDatabase } from './command.ts';

/** Writes the content that a new installation starts with and the demo accounts, if a start would. */
export const seed: Command = {
  usage: 'npm run db:seed',
  async run(context, args) {
    readArguments(args, { options: {}, positionals: 0, usage: seed.usage });
    return withDatabase(context, async ({ database }) => {
      const deps = { database, log: createLogger(context.env.logLevel), now: context.now };
      const added = await seedContent({ ...deps, whole: true });
      const paths = await seedPaths(deps);
      if (added + paths === 0) context.say('The content is there already.');
      if (added > 0) context.say(`Quizzes added: ${added}.`);
      if (paths > 0) context.say(`Learning paths added: ${paths}.`);
      if (hasDemo(context.env, database.kind)) {
        const { adminPassword } = await seedDemoAccounts({ ...deps, dataDir: context.env.dataDir });
        await seedDemoSchool(deps);
        await seedDemoGroups({ ...deps, ...registriesOf(areas) });
        await seedDemoFriends(deps);
        await seedDemoChallenges({ ...deps, ...registriesOf(areas) });
        await seedDemoTournaments(deps);
        await seedDemoPaths(deps);
        context.say(`The demo accounts are there. The admin's password is ${adminPassword}.`);
      }
      return 0;
    });
  },
};
