import type { LiveHandlers } from "../../../module";
import type { FriendStatus } from "./friend-status.service";

/** Whoever connects is told which friends are here. */
export const friendStatusLive = ({ friendsOnline }: FriendStatus): LiveHandlers => ({
  async CONNECT_USER(connection, { userId }) {
    const { id } = connection.caller;
    connection.send(
      userId === id
        ? { type: "CONNECTED", onlineFriends: await friendsOnline(id) }
        : { type: "ERROR", message: "You can only connect as yourself." },
    );
  },
});
