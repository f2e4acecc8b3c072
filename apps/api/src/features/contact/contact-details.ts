import type { ContactDetails } from '@quorbit/contracts/contact/schema';
import type { Deps } from '../../kernel/deps.ts';

/** Returns the contact details of the people who run the server. */
export function getContactDetails({ env }: Pick<Deps, 'env'>): ContactDetails {
  return { email: env.contactEmail, links: env.contactLinks };
}
