import { CASE_KINDS, type CaseKind } from '@quorbit/contracts/moderation/actions';

/** Which cases the page lists. */
export interface CasesFilter {
  state: 'open' | 'decided';
  kind?: CaseKind | undefined;
}

/** What the page shows: the list, or one case of it. */
export interface ModerationParams extends CasesFilter {
  case?: string | undefined;
}

/** What an address says, as somebody wrote it. */
export type ModerationAddress = { [Name in keyof ModerationParams]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what the page can show, and drops the rest. */
export function parseModerationAddress({ state, kind, case: id }: ModerationAddress): ModerationParams {
  return {
    state: state === 'decided' ? state : 'open',
    kind: CASE_KINDS.find((caseKind) => caseKind === kind),
    case: typeof id === 'string' && ID.test(id) ? id.toLowerCase() : undefined,
  };
}
