import type { HelpSection, HelpTopic } from '@quorbit/contracts/content/help';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Check, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ACCOUNT_TABS, ACCOUNTS_SECTION, type AccountTab } from './account-tabs.ts';

interface GuideSectionViewProps {
  section: HelpSection;
  /** The id of the topic that the address names. */
  topic: string | undefined;
}

/** One section of the guide with its topics. */
export function GuideSectionView({ section, topic }: GuideSectionViewProps) {
  const { id, title, description, topics } = section;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl outline-none!">
          {title}
        </h2>
        <p className="text-quiet">{description}</p>
      </div>
      {id === ACCOUNTS_SECTION ? (
        <AccountTopics key={topic} topics={topics} topic={topic} />
      ) : (
        topics.map((guideTopic) => <Topic key={guideTopic.id} topic={guideTopic} />)
      )}
    </section>
  );
}

/**
 * Tabs with the topics on kinds of accounts that match the search. The tab named by the address is open, otherwise the
 * one of the user's own kind.
 */
function AccountTopics({ topics, topic }: { topics: readonly HelpTopic[]; topic: string | undefined }) {
  const { role } = useUser();
  const tabs = ACCOUNT_TABS.filter(({ id }) => topics.some((guideTopic) => guideTopic.id === id));
  const initialId: string = topic ?? (role === 'user' ? 'simple' : role);
  const [selectedId, setSelectedId] = useState<AccountTab | undefined>(tabs.find(({ id }) => id === initialId)?.id);
  const openTab = tabs.find(({ id }) => id === selectedId) ?? tabs[0];
  const openTopic = topics.find(({ id }) => id === openTab?.id);
  if (!openTab || !openTopic) return null;
  return (
    <Tabs label="Kinds of accounts" tabs={tabs} selected={openTab.id} onSelect={setSelectedId}>
      <Topic topic={openTopic} />
    </Tabs>
  );
}

function Topic({ topic: { id, title, description, features, steps, tips, page } }: { topic: HelpTopic }) {
  return (
    <Card className="grid max-w-3xl gap-4">
      <div>
        <h3 id={id} tabIndex={-1} className="scroll-mt-6 text-lg outline-none!">
          {title}
        </h3>
        <p>{description}</p>
      </div>
      {features && (
        <ul className="grid gap-1.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      {steps && (
        <ol className="grid list-decimal gap-1.5 ps-5 marker:font-semibold marker:text-quiet">
          {steps.map((step) => (
            <li key={step} className="ps-1.5">
              {step}
            </li>
          ))}
        </ol>
      )}
      {tips?.map((tip) => (
        <p key={tip} className="flex gap-2.5 rounded-field bg-base-200 px-4 py-3">
          <Lightbulb className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
          {tip}
        </p>
      ))}
      {page && (
        <p>
          <Link to={page.to} className={`${TEXT_LINK} inline-flex min-h-11 items-center gap-1.5`}>
            {page.label}
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </p>
      )}
    </Card>
  );
}
