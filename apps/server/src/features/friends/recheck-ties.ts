import { changesSides } from "@saywell/moderation";
import type { AgeEffect } from "../../age-effects";
import { createContact } from "./contact";
import { readFollowsOf } from "./follows/follows.store";
import { type Accounts, createFriendProfilesStore } from "./friend-profiles.store";
import { deleteFollows, deleteFriendships, awaitApprovalAgain } from "./recheck-ties.store";
import type { Classes } from "./relations.store";

/**
 * Friendships, own requests and follows after a change of age. What the rules refuse now ends. What a
 * teacher approved, or nobody had to, while somebody was no adult for us or still was one, waits for
 * a teacher again.
 */
export function createRecheckTies({ cards, ...classes }: Accounts & Classes): AgeEffect {
  const contact = createContact(classes);
  const profiles = createFriendProfilesStore({ cards });

  return async (tx, { accountId, before, after }, happened) => {
    const me = await profiles.find(tx, accountId);
    if (me === undefined) return;
    const ties = await profiles.listTies(tx, accountId);
    const may = await contact.with(tx, me, ties);
    const isFree = await contact.needsNoApproval(tx, me, ties);
    // What others asked is held from now on: if it were gone, they would know of the age.
    const ended = ties.filter(
      (tie) => !may(tie, "accept-request") && !(tie.isIncoming && tie.state === "PENDING"),
    );
    const again = ties.filter(
      (tie) =>
        tie.state === "ACCEPTED" &&
        may(tie, "accept-request") &&
        !isFree(tie) &&
        (changesSides(before, after) || !tie.isApproved),
    );
    await deleteFriendships(
      tx,
      ended.map(({ requestId }) => requestId),
    );
    await awaitApprovalAgain(
      tx,
      again.map(({ requestId }) => requestId),
    );
    const touched = [...ended, ...again].map(({ id }) => id);
    if (touched.length > 0) happened("friends-changed", { accountIds: [accountId, ...touched] });

    const follows = await readFollowsOf(cards, tx, accountId);
    const followed = await contact.with(
      tx,
      me,
      follows.filter(({ isFollower }) => !isFollower),
    );
    const lost: { followerId: string; followedId: string }[] = [];
    for (const other of follows) {
      const isAllowed = other.isFollower
        ? (await contact.answer(tx, other, me, "follow")).ok
        : followed(other, "follow");
      if (isAllowed) continue;
      lost.push(
        other.isFollower
          ? { followerId: other.id, followedId: accountId }
          : { followerId: accountId, followedId: other.id },
      );
    }
    await deleteFollows(tx, lost);
  };
}
