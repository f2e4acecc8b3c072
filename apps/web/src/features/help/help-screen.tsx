import type { HelpSection } from '@quorbit/contracts/content/help';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QUICK_HELP } from './guide.ts';
import { GuideSectionView } from './guide-section.tsx';
import type { HelpAddress } from './help-address.ts';
import { searchGuide } from './search-guide.ts';

interface HelpScreenProps {
  address: HelpAddress;
  onAddress: (address: HelpAddress) => void;
}

/** The Help Guide: contents, a search over all topics, and buttons for the most wanted ones. */
export function HelpScreen({ address: { topic, search = '' }, onAddress }: HelpScreenProps) {
  const sections = searchGuide(search);
  const guide = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (topic === undefined) return;
    const heading = guide.current?.querySelector<HTMLElement>(`[id="${CSS.escape(topic)}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [topic]);

  return (
    <>
      <PageHeader title="Help Guide" description="How everything works, and what to do when it doesn't." />
      <div className="mb-8 grid gap-4">
        <SearchField
          label="Search the guide"
          placeholder="Offline, streak, room code…"
          value={search}
          onSearch={(text) => onAddress(text ? { search: text } : {})}
          className="max-w-xl"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Quick help</legend>
          {QUICK_HELP.map((quick) => (
            <Chip key={quick.topic} pressed={topic === quick.topic} onClick={() => onAddress({ topic: quick.topic })}>
              {quick.label}
            </Chip>
          ))}
        </fieldset>
      </div>
      {sections.length === 0 ? (
        <EmptyState drawing="not-found" action={<Button onClick={() => onAddress({})}>Clear search</Button>}>
          No results found
        </EmptyState>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Contents sections={sections} onTopic={(id) => onAddress({ ...(search ? { search } : {}), topic: id })} />
          <div ref={guide} className="grid gap-10">
            {sections.map((section) => (
              <GuideSectionView key={section.id} section={section} topic={topic} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

interface ContentsProps {
  sections: readonly HelpSection[];
  onTopic: (id: string) => void;
}

function Contents({ sections, onTopic }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="lg:sticky lg:top-6">
      <h2 className="mb-2 text-sm font-semibold text-quiet">Contents</h2>
      <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onTopic(id)}
              className="flex min-h-11 w-full cursor-pointer items-center rounded-field px-3 text-start hover:bg-base-200"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
