import type { ContactDetails } from '@quorbit/contracts/contact/schema';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, Mail } from 'lucide-react';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useContactDetails } from './contact.queries.ts';
import { ContactForm } from './contact-form.tsx';
import { SiteIcon } from './site-icon.tsx';

/** The page on which people write to the operators of the server. */
export function ContactScreen() {
  const view = useContactDetails();
  const offline = useConnection().state === 'offline';
  return (
    <>
      <PageHeader title="Contact" description="Tell us what's wrong, what's missing, or what you like." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ContactForm offline={offline} />
        </Card>
        {/* The form works even if the contact details don't load. */}
        <Details details={view.state === 'shown' ? view.data : { email: null, links: [] }} />
      </div>
    </>
  );
}

const ROW = 'flex min-h-11 items-center gap-3 wrap-anywhere';

function Details({ details: { email, links } }: { details: ContactDetails }) {
  const { role } = useUser();
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Other ways</h2>
      <ul>
        {email && (
          <li className={ROW}>
            <Mail className="size-5 shrink-0 text-quiet" aria-hidden="true" />
            <a href={`mailto:${email}`} className={TEXT_LINK}>
              {email}
            </a>
          </li>
        )}
        {links.map((link) => (
          <li key={link} className={ROW}>
            <SiteIcon link={link} />
            <a href={link} target="_blank" rel="noreferrer" className={TEXT_LINK}>
              {formatLink(link)}
            </a>
          </li>
        ))}
        <li className={ROW}>
          <LifeBuoy className="size-5 shrink-0 text-quiet" aria-hidden="true" />
          <Link to="/help-guide" className={TEXT_LINK}>
            Look it up in the Help Guide
          </Link>
        </li>
      </ul>
      <p className="text-sm text-quiet">
        {role === 'premium'
          ? 'As a premium member you get your answer first.'
          : 'We read every message. Premium members get their answers first.'}
      </p>
    </Card>
  );
}

/** Returns a link's address as readable text, without protocol, `www.` and the final slash. */
function formatLink(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`;
}
