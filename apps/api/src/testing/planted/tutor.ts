import { savePlanInput, setReminderInput, startInput } from '@quorbit/contracts/tutor/schema';
import { savePlan } from '../../features/tutor/plans.service.ts';
import { setReminder } from '../../features/tutor/reminders.service.ts';
import { startSession } from '../../features/tutor/sessions.service.ts';
import type { Person, TestServer } from '../test-server.ts';
import { writeAs } from '../write-as.ts';

/** Starts a tutor session through the service instead of a call, since suspended people may have one too. */
export function plantSession(server: TestServer, person: Person) {
  return writeAs(server, asPremium(person), (tx, actor) =>
    startSession(tx, actor, startInput.parse({}), server.deps.now()),
  );
}

export function plantPlan(server: TestServer, person: Person, studyPlanContent = 'Day 1: fractions.') {
  return writeAs(server, asPremium(person), (tx, actor) =>
    savePlan(tx, actor, savePlanInput.parse({ studyPlanContent }), server.deps.now()),
  );
}

export function plantReminder(server: TestServer, person: Person, reminderText = 'Daily at 7 PM') {
  return writeAs(server, asPremium(person), (tx, actor) =>
    setReminder(tx, actor, setReminderInput.parse({ reminderText }), server.deps.now()),
  );
}

/** Returns the person as a premium user. People keep what they made while they were premium users. */
function asPremium(person: Person): Person {
  return person.user.role === 'user' ? { ...person, user: { ...person.user, role: 'premium' } } : person;
}
