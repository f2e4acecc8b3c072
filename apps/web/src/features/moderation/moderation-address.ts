import { CASE_KINDS, type CaseKind } from '@quorbit/contracts/moderation/actions';

/** The filter for the list of cases. */
export interface CasesFilter {
  state: 'open' | 'decided';
  kind?: CaseKind | undefined;
}

/** The state of the moderation page: the filter of the list, and the open case. */
export interface ModerationParams extends CasesFilter {
  case?: string | undefined;
}

/** The address's search parameters, not validated. */
export type ModerationAddress = { [Name in keyof ModerationParams]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the search parameters; invalid values are dropped or replaced by defaults. */
export function parseModerationAddress({ state, kind, case: id }: ModerationAddress): ModerationParams {
  return {
    state: state === 'decided' ? state : 'open',
    kind: CASE_KINDS.find((caseKind) => caseKind === kind),
    case: typeof id === 'string' && ID.test(id) ? id.toLowerCase() : undefined,
  };
}
