import type { School } from '@quorbit/contracts/school/schema';
import { SETUP_STEPS, type SetupStep } from '@quorbit/contracts/school/setup-steps';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useSaveSetup } from './school.mutations.ts';
import { useSchool } from './school.queries.ts';
import { SchoolContactForm, SchoolNameForm } from './school-forms.tsx';
import { placeOf, type SetupAddress, type SetupPlace } from './setup-place.ts';
import { SetupSteps } from './setup-steps.tsx';
import { STEP_TITLES } from './step-titles.ts';

/** What other areas have for the steps that are theirs; a step that nobody has anything for is left out. */
type StepContents = Partial<Record<SetupStep, ReactNode>>;

interface SetupScreenProps {
  address: SetupAddress;
  onPlace: (place: SetupPlace) => void;
  contents: StepContents;
}

const WHY: Record<SetupStep, string> = {
  name: 'So that people know where they are.',
  contact:
    'Learners who write to the study buddy that they may hurt themselves get help at once, also offline: what to do, whom to call, and the person you name here.',
  registration: 'Everybody, people with an invitation, or only those whose accounts you create.',
  mail: 'Links for new passwords and reminders go by e-mail.',
  backup: 'A disk can break. A backup brings everything back.',
  accounts: 'One by one, or a whole class from a spreadsheet, with a sheet for each person to log in with.',
};

/** Leads the admin of a fresh server through what to decide first. Each step can be skipped and is saved at once. */
export function SetupScreen({ address, onPlace, contents }: SetupScreenProps) {
  return (
    <>
      <PageHeader title="Set up" why="A few first decisions. You can skip each of them and come back later." />
      <QueryView
        view={useSchool()}
        loading={{
          label: 'Loading the setup',
          className: 'grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]',
          shape: (
            <>
              <Skeleton className="h-61 rounded-card max-lg:h-5" />
              <Skeleton className="h-72 rounded-card" />
            </>
          ),
        }}
        failing={{ message: "The setup didn't load.", kept: 'Every step you saved is safe.' }}
      >
        {(school) => <Setup school={school} address={address} onPlace={onPlace} contents={contents} />}
      </QueryView>
    </>
  );
}

/** Steps that have their form here, by what it sends. */
const FORMS: Partial<Record<SetupStep, typeof SchoolNameForm>> = { name: SchoolNameForm, contact: SchoolContactForm };
const OWN_STEPS: ReadonlySet<SetupStep> = new Set(['name', 'contact', 'accounts']);

function Setup({ school, address, onPlace, contents }: SetupScreenProps & { school: School }) {
  const steps = SETUP_STEPS.filter((step) => OWN_STEPS.has(step) || contents[step]);
  const next = school.setUpAt === null ? school.setupStep : undefined;
  const place = placeOf(address, steps) ?? steps.find((step) => step === next) ?? 'name';
  const { mutate } = useSaveSetup();
  const go = (to: SetupPlace) => {
    onPlace(to);
    // Looking at the steps again, later, undoes nothing.
    if (school.setUpAt === null) mutate({ step: to });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SetupSteps steps={steps} place={place} onPlace={go} />
      {place === 'done' ? (
        <Done name={school.name} />
      ) : (
        <Step key={place} steps={steps} place={place} school={school} contents={contents} onPlace={go} />
      )}
    </div>
  );
}

interface StepProps {
  steps: readonly SetupStep[];
  place: SetupStep;
  school: School;
  contents: StepContents;
  onPlace: (place: SetupPlace) => void;
}

function Step({ steps, place, school, contents, onPlace }: StepProps) {
  const formId = useId();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const at = steps.indexOf(place);
  const Form = FORMS[place];
  const before = steps[at - 1];
  const next: SetupPlace = steps[at + 1] ?? 'done';
  const goNext = () => onPlace(next);
  return (
    <Card aria-labelledby={titleId} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl">
          {STEP_TITLES[place]}
        </h2>
        <p className="text-quiet">{WHY[place]}</p>
      </div>
      {Form && <Form id={formId} school={school} onBusy={setBusy} onSaved={goNext} />}
      {place === 'accounts' && (
        <LinkButton to="/admin/people/new" className="justify-self-start">
          Create accounts
        </LinkButton>
      )}
      {contents[place]}
      <div className="flex flex-wrap justify-end gap-3 border-t border-base-300 pt-4">
        {before && (
          <Button look="quiet" className="me-auto" onClick={() => onPlace(before)}>
            Back
          </Button>
        )}
        {Form ? (
          <>
            <Button onClick={goNext}>Skip</Button>
            <Button type="submit" form={formId} look="primary" busy={busy}>
              Save and continue
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={goNext}>
            {next === 'done' ? 'Finish' : 'Continue'}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Done({ name }: { name: string | null }) {
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">{name === null ? 'Your server is set up' : `${name} is set up`}</h2>
        <p className="text-quiet">Everything here can be changed later: open Set up from your dashboard again.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin" look="primary">
          Open the dashboard
        </LinkButton>
        <LinkButton to="/admin/people/new">Create accounts</LinkButton>
        <LinkButton to="/admin/create">Create a quiz</LinkButton>
      </div>
    </Card>
  );
}
