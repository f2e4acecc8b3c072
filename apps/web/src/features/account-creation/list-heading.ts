import { LIST_RETENTION_DAYS } from '@quorbit/contracts/account-creation/limits';
import type { CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import { formatCount } from '#lib/words/format-count.ts';

interface ListHeading {
  title: string;
  description: string;
}

/** Returns the title of a list's page and the sentence below it. */
export function formatListHeading({ state, people, taken, maker, own }: CreationJobDetails): ListHeading {
  const accounts = formatCount(people, 'account', 'accounts');
  switch (state) {
    case 'running':
      return {
        title: `Creating ${accounts}`,
        description: own
          ? `You can leave this page, or close the browser. We'll finish, and your sign-in sheets will be here for ${LIST_RETENTION_DAYS} days.`
          : `${maker.name} sent this list. All of its accounts are created at the same moment.`,
      };
    case 'created':
      return {
        title: `${accounts} created`,
        description: own
          ? 'Print the sign-in sheets and hand them out. Each password works once.'
          : `Only ${maker.name}, who sent this list, can open its sign-in sheets.`,
      };
    case 'taken': {
      const emails = formatCount(taken, 'e-mail', 'e-mails');
      return {
        title: 'No accounts created yet',
        description: own
          ? `${emails} got an account while we made the passwords. Everybody else in your list is ready.`
          : `${emails} got an account in the meantime. ${maker.name}, who sent this list, can change it.`,
      };
    }
    case 'not-admin':
      return {
        title: 'No accounts created',
        description: own
          ? "You weren't an active admin when your list was ready. Now you can try again."
          : `${maker.name}, who sent this list, wasn't an active admin when it was ready.`,
      };
  }
}
