import type { ContactDetails } from '@quorbit/contracts/contact/schema';
import type { Deps } from '../../kernel/deps.ts';

/** How to reach those who run the server. */
export function getContactDetails({ env }: Pick<Deps, 'env'>): ContactDetails {
  return { email: env.contactEmail, links: env.contactLinks };
}
