import type { InstanceSettings } from '@quorbit/contracts/school/schema';
import { SETUP_STEPS, type SetupStep } from '@quorbit/contracts/school/setup-steps';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { InstanceContactForm, InstanceNameForm } from './instance-forms.tsx';
import { useSaveSetup } from './school.mutations.ts';
import { useInstanceSettings } from './school.queries.ts';
import { parseSetupAddress, type SetupAddress, type SetupTarget } from './setup-address.ts';
import { SetupSteps } from './setup-steps.tsx';
import { STEP_TITLES } from './step-titles.ts';

/** Contents that other areas provide for their steps of the setup; a step without any is left out. */
type StepContents = Partial<Record<SetupStep, ReactNode>>;

interface SetupScreenProps {
  address: SetupAddress;
  onStep: (place: SetupTarget) => void;
  contents: StepContents;
}

const STEP_DESCRIPTIONS: Record<SetupStep, string> = {
  name: 'So that people know where they are.',
  contact:
    'Learners who write to the study buddy that they may hurt themselves get help at once, also offline: what to do, whom to call, and the person you name here.',
  registration: 'Everybody, people with an invitation, or only those whose accounts you create.',
  mail: 'Links for new passwords and reminders go by e-mail.',
  backup: 'A disk can break. A backup brings everything back.',
  accounts: 'One by one, or a whole class from a spreadsheet, with a sheet for each person to log in with.',
};

/**
 * The page that leads the admin of a new server through the first decisions. Each step can be skipped and is saved at
 * once.
 */
export function SetupScreen({ address, onStep, contents }: SetupScreenProps) {
  return (
    <>
      <PageHeader title="Set up" description="A few first decisions. You can skip each of them and come back later." />
      <QueryView
        view={useInstanceSettings()}
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
        failing={{ message: "The setup didn't load.", reassurance: 'Every step you saved is safe.' }}
      >
        {(settings) => <Setup settings={settings} address={address} onStep={onStep} contents={contents} />}
      </QueryView>
    </>
  );
}

/** The form components of the setup steps that this area provides itself. */
const FORMS: Partial<Record<SetupStep, typeof InstanceNameForm>> = {
  name: InstanceNameForm,
  contact: InstanceContactForm,
};
const OWN_STEPS: ReadonlySet<SetupStep> = new Set(['name', 'contact', 'accounts']);

function Setup({ settings, address, onStep, contents }: SetupScreenProps & { settings: InstanceSettings }) {
  const steps = SETUP_STEPS.filter((step) => OWN_STEPS.has(step) || contents[step]);
  const nextStep = settings.setUpAt === null ? settings.setupStep : undefined;
  const current = parseSetupAddress(address, steps) ?? steps.find((step) => step === nextStep) ?? 'name';
  const { mutate } = useSaveSetup();
  const goTo = (to: SetupTarget) => {
    onStep(to);
    // After the setup is finished, visiting its steps again doesn't change its saved state.
    if (settings.setUpAt === null) mutate({ step: to });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SetupSteps steps={steps} current={current} onStep={goTo} />
      {current === 'done' ? (
        <Done name={settings.name} />
      ) : (
        <Step key={current} steps={steps} current={current} settings={settings} contents={contents} onStep={goTo} />
      )}
    </div>
  );
}

interface StepProps {
  steps: readonly SetupStep[];
  current: SetupStep;
  settings: InstanceSettings;
  contents: StepContents;
  onStep: (place: SetupTarget) => void;
}

function Step({ steps, current, settings, contents, onStep }: StepProps) {
  const formId = useId();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const at = steps.indexOf(current);
  const Form = FORMS[current];
  const before = steps[at - 1];
  const next: SetupTarget = steps[at + 1] ?? 'done';
  const goNext = () => onStep(next);
  return (
    <Card aria-labelledby={titleId} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl">
          {STEP_TITLES[current]}
        </h2>
        <p className="text-quiet">{STEP_DESCRIPTIONS[current]}</p>
      </div>
      {Form && <Form id={formId} settings={settings} onBusy={setBusy} onSaved={goNext} />}
      {current === 'accounts' && (
        <LinkButton to="/admin/people/new" className="justify-self-start">
          Create accounts
        </LinkButton>
      )}
      {contents[current]}
      <div className="flex flex-wrap justify-end gap-3 border-t border-base-300 pt-4">
        {before && (
          <Button look="quiet" className="me-auto" onClick={() => onStep(before)}>
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
