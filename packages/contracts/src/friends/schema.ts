import * as z from 'zod/mini';
import { publicProfile } from '../accounts/schema.ts';
import { pageInput } from '../lib/paging.ts';
import { id, instant, text } from '../lib/scalars.ts';
import { SEARCH_LENGTH } from './limits.ts';
import { SEARCH_HINT } from './messages.ts';

export const friend = z.object({
  ...publicProfile.shape,
  /** Has the app in view; never so of who doesn't want to show it. */
  isOnline: z.boolean(),
});
export type Friend = z.infer<typeof friend>;
/** By name. */
export const friendList = z.array(friend);

/** A request as both sides see it. */
const friendRequest = z.object({
  id,
  requester: publicProfile,
  recipient: publicProfile,
  requestDate: instant,
});
export type FriendRequest = z.infer<typeof friendRequest>;

export const listRequestsInput = z.object(pageInput);
export type ListRequestsInput = z.infer<typeof listRequestsInput>;

export const friendRequests = z.object({
  /** All that wait for an answer, the newest first; only with the first page of the received ones. */
  sent: z.array(friendRequest),
  /** The received ones: a page, the newest first. */
  items: z.array(friendRequest),
  /** How many wait, up to a thousand. */
  receivedCount: z.int(),
  nextCursor: z.nullable(z.string()),
});
export type FriendRequests = z.infer<typeof friendRequests>;

/** Those who were blocked last come first. */
export const blockedList = z.array(publicProfile);

export const searchPeopleInput = z.object({
  query: text('Search', SEARCH_LENGTH.min, SEARCH_LENGTH.max, SEARCH_HINT),
});
export type SearchPeopleInput = z.infer<typeof searchPeopleInput>;

const RELATIONS = ['none', 'requested', 'received', 'friends'] as const;

export const foundPerson = z.object({
  ...publicProfile.shape,
  /** The relation between the caller and this person. */
  standing: z.enum(RELATIONS),
  /** Of the open request between the two; null where there is none. */
  requestId: z.nullable(id),
  /** How many friends the two have in common. */
  commonFriends: z.int(),
  /** How many study groups both are in. */
  commonGroups: z.int(),
});
export type FoundPerson = z.infer<typeof foundPerson>;
export const foundPeople = z.array(foundPerson);

export const requestFriendInput = z.object({ recipientId: id });
export type RequestFriendInput = z.infer<typeof requestFriendInput>;

export const REQUEST_STATUSES = ['pending', 'accepted'] as const;
/** Accepted at once where the other person had asked first. */
export const sentRequest = z.object({ ...friendRequest.shape, status: z.enum(REQUEST_STATUSES) });
export type SentRequest = z.infer<typeof sentRequest>;

const REQUEST_ACTIONS = ['accept', 'decline'] as const;
const action = z.enum(REQUEST_ACTIONS, 'Action must be accept or decline.');
export const respondInput = z.object({ requestId: id, action });
export type RespondInput = z.infer<typeof respondInput>;
export const respondResult = z.object({ action: z.enum(REQUEST_ACTIONS) });

/** Names the other person. */
export const otherPersonInput = z.object({ id });
export type OtherPersonInput = z.infer<typeof otherPersonInput>;
