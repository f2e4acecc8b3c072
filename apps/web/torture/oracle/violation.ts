/** A broken rule of the simulation; `check` names the rule. */
export interface Violation {
  check:
    | 'drained'
    | 'restless'
    | 'saved'
    | 'receipts'
    | 'effects'
    | 'xp'
    | 'rejects'
    | 'times'
    | 'digest'
    | 'rows'
    | 'drift'
    | 'repairs'
    | 'gone'
    | 'drafts'
    | 'packs'
    | 'defects'
    | 'screen';
  what: string;
}

export type Report = (check: Violation['check'], what: string) => void;
