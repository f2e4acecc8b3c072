import * as z from 'zod/mini';
import { day, id, instant } from '../lib/scalars.ts';

const state = z.enum(['open', 'done', 'late']);

/** A quiz that a study group's admins want the members to take by a due date. */
const assignment = z.object({
  quizId: id,
  title: z.string(),
  /** The due date, by each learner's own days. */
  dueOn: day,
  /** The caller's state in the assignment. */
  state,
  /** Whether the caller can open the quiz; false while its author has withdrawn it from everybody else. */
  available: z.boolean(),
});

const groupAssignment = z.object({
  ...assignment.shape,
  /** The number of members who have done the assignment; null unless the caller is an admin of the group. */
  doneCount: z.nullable(z.int()),
});
export type GroupAssignment = z.infer<typeof groupAssignment>;
/** The assignments of one group, earliest due date first. */
export const groupAssignments = z.array(groupAssignment);

const ownAssignment = z.object({
  quizId: id,
  title: z.string(),
  dueOn: day,
  group: z.object({ id, name: z.string() }),
});
export type OwnAssignment = z.infer<typeof ownAssignment>;
/** The caller's unfinished assignments of all groups, earliest due date first. */
export const ownAssignments = z.array(ownAssignment);

export const setAssignmentInput = z.object({ id, quizId: id, dueOn: day });
export type SetAssignmentInput = z.infer<typeof setAssignmentInput>;

/** The progress of a group's members in an assignment. */
export const assignmentProgress = z.object({
  title: z.string(),
  dueOn: day,
  members: z.array(
    z.object({
      user: z.object({ id, name: z.string() }),
      state,
      doneAt: z.nullable(instant),
      /** The percentage of the first attempt; null without a graded attempt, and for members who don't share it. */
      percentage: z.nullable(z.int()),
      /** Whether the member shares their percentage with the group's admins. */
      showsPercent: z.boolean(),
    }),
  ),
});
export type AssignmentProgress = z.infer<typeof assignmentProgress>;
