import { CASE_KINDS } from '@quorbit/contracts/moderation/actions';
import { CASE_KIND_LABELS } from '@quorbit/contracts/moderation/messages';
import type { ModerationCase } from '@quorbit/contracts/moderation/schema';
import { Link } from '@tanstack/react-router';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { ChipSelect } from '#ui/chip.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseScreen } from './case-screen.tsx';
import { useCases } from './moderation.queries.ts';
import { type CasesFilter, type ModerationAddress, parseModerationAddress } from './moderation-address.ts';

const TABS = [
  { id: 'open', label: 'Open' },
  { id: 'decided', label: 'Decided' },
] as const;

const KINDS = [
  { value: '', label: 'Everything' },
  ...CASE_KINDS.map((kind) => ({ value: kind, label: `${CASE_KIND_LABELS[kind]}s`.replace('Persons', 'People') })),
];

interface ModerationScreenProps {
  address: ModerationAddress;
  onAddress: (changes: ModerationAddress) => void;
  confirmed: WithReauthentication;
}

/** The moderation page: the list of cases, or one open case. */
export function ModerationScreen({ address, onAddress, confirmed }: ModerationScreenProps) {
  const params = parseModerationAddress(address);
  if (params.case !== undefined) {
    return (
      <CaseScreen
        key={params.case}
        id={params.case}
        confirmed={confirmed}
        back={
          <Link to="/admin/moderation" search={{ ...address, case: undefined }} className="font-semibold underline">
            All cases
          </Link>
        }
      />
    );
  }
  return (
    <>
      <PageHeader title="Moderation" description="What people reported. All reports of one thing are one case." />
      <Tabs
        label="Cases"
        tabs={TABS}
        selected={params.state}
        onSelect={(state) => onAddress({ state: state === 'open' ? undefined : state })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            <ChipSelect
              label="What was reported"
              value={params.kind ?? ''}
              onChange={(event) => onAddress({ kind: event.currentTarget.value })}
              options={KINDS}
            />
          </div>
          <Cases filter={params} address={address} />
        </div>
      </Tabs>
    </>
  );
}

function Cases({ filter, address }: { filter: CasesFilter; address: ModerationAddress }) {
  return (
    <QueryView
      view={useCases(filter)}
      loading={{
        label: 'Loading cases',
        className: 'grid gap-4',
        shape: <Skeletons count={3} className="h-40 rounded-card" />,
      }}
      failing={{ message: "The cases didn't load." }}
      empty={
        <EmptyState drawing="done">
          {filter.state === 'open' ? 'No open reports. Nothing to decide.' : 'Nothing has been decided yet.'}
        </EmptyState>
      }
      more="Show more cases"
    >
      {(cases) => (
        <ul className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
          {cases.map((moderationCase) => (
            <li key={moderationCase.id}>
              <CaseCard about={moderationCase} link={<CaseLink about={moderationCase} address={address} />} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function CaseLink({ about, address }: { about: ModerationCase; address: ModerationAddress }) {
  return (
    <Link
      to="/admin/moderation"
      search={{ ...address, case: about.id }}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {about.decidedAt === null ? 'Look and decide' : 'Look at it'}
      <span className="sr-only"> {formatCaseName(about)}</span>
    </Link>
  );
}

function formatCaseName({ copy, kind }: ModerationCase): string {
  if (copy === null) return CASE_KIND_LABELS[kind];
  return copy.kind === 'question' ? copy.question : copy.name;
}
