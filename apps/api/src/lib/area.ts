import type { Tx } from '@quorbit/db/client';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { RestFace } from '../rest/route.ts';
import type { Deps, Registries } from '../trpc/context.ts';
import type { AcceptedNo } from './accepted-no.ts';
import type { Admits } from './admits.ts';
import type { Backlog } from './backlog.ts';
import type { Deeds } from './deeds.ts';
import type { Holds } from './holds.ts';
import type { MirrorReader } from './mirror.ts';
import type { OpPart } from './ops.ts';
import type { PersonalTable } from './personal.ts';
import type { RoleChange } from './role-change.ts';
import type { SettingsPart } from './settings.ts';
import type { Shows } from './shows.ts';
import type { Takings } from './takings.ts';
import type { Totals } from './totals.ts';
import type { Worker } from './worker.ts';

/** A step of an upgrade, which may ask all areas. It is a `DataStep` otherwise. */
export interface AreaStep {
  migration: string;
  run(tx: Tx, found: Registries): Promise<void>;
}

/** Everything that one area gives to the server. All parts are optional. */
export interface Area {
  /** Its procedures; on the router they are under the area's name. */
  router?: AnyRouter;
  rest?: RestFace;
  /** Plain HTTP addresses, where neither tRPC nor JSON fits: redirects, files. */
  addresses?: (app: FastifyInstance, deps: Deps) => void;
  /** Kinds of rows that devices mirror. */
  mirror?: readonly MirrorReader[];
  /** Types of work that devices queue. */
  ops?: readonly OpPart[];
  workers?: readonly Worker[];
  /** What waits for its workers. */
  backlogs?: readonly Backlog[];
  /** Stored totals that can be computed again, in the order in which they are repaired. */
  totals?: readonly Totals[];
  /** What an upgrade can't do in SQL. */
  dataSteps?: readonly AreaStep[];
  /** Tables with rows about people: what an export contains of them, and how an account is erased from them. */
  personal?: readonly PersonalTable[];
  /** Settings of a profile that it owns. */
  settings?: readonly SettingsPart[];
  /** What it does when somebody's role changes. */
  roleChanges?: readonly RoleChange[];
  /** The highest number in the order of accepted work that it stored. */
  acceptedNo?: AcceptedNo;
  /** What achievements count of its work. */
  deeds?: Deeds;
  /** What people have of quizzes in its tables. */
  holds?: Holds;
  /** Who may look at the pictures of quizzes. */
  shows?: Shows;
  /** Who has taken which quiz: one area knows. */
  takings?: Takings;
  /** Whether codes of its invitations let people in while accounts are made by invitation alone. */
  admits?: Admits;
}

/** Checks an area's parts, refuses what is none, and keeps the type of its router. */
export function area<const A extends Area>(parts: A & Record<Exclude<keyof A, keyof Area>, never>): A {
  return parts;
}
